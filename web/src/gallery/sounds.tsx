// Every sound, to be heard.
import { SOUNDS, type SoundName } from "../sound/sounds";
import { sound } from "../sound/speaker";
import { galleryWords } from "./texts";

export function Sounds() {
  const w = galleryWords();
  return (
    <div class="row">
      {(Object.keys(SOUNDS) as SoundName[]).map((name) => (
        <button key={name} type="button" class="button" data-sound={name} onClick={() => void sound(name)}>
          {w.sounds[name]}
        </button>
      ))}
    </div>
  );
}
