// A drawing that the hall makes, such as a scenario that can be agreed on.
import { useEffect, useState } from "preact/hooks";
import { askForFile } from "../api";

const made = new Map<string, Promise<string>>();

/** Asked once while the page is open. */
function addressOf(path: string): Promise<string> {
  const known = made.get(path);
  if (known !== undefined) return known;
  const asked = askForFile(path).then((file) => URL.createObjectURL(file));
  made.set(path, asked);
  asked.catch(() => made.delete(path));
  return asked;
}

/** Empty until it has come; beside it stands in words what it shows. */
export function Drawing({ path }: { path: string }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    let isWanted = true;
    addressOf(path).then(
      (found) => isWanted && setAddress(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return <img src={address || undefined} alt="" width="200" height="200" />;
}
