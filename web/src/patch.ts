// What has changed in plain data: the server sends a scene whole once, and afterwards only what is new in it.
import type { Patch } from "./wire";

type Json = Record<string, unknown>;

/** The object or list with its changes; whatever has not changed in it stays the same object. */
export function patched<Data extends object>(before: Data, patch: Patch): Data {
  const made = (Array.isArray(before) ? [...(before as unknown[])] : { ...before }) as Json;
  for (const key of patch.gone ?? []) delete made[key];
  Object.assign(made, patch.put);
  for (const [key, inner] of Object.entries(patch.within ?? {})) made[key] = patched(made[key] as Json, inner);
  return made as Data;
}
