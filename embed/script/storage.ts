import { toJson } from './json';

/** JSON values under a prefix, in `localStorage` or `sessionStorage`; in memory if the browser refuses access. */
export type Storage = {
  get: <Value>(key: string) => Value | undefined;
  set: (key: string, value: unknown) => void;
  remove: (key: string) => void;
  keys: () => string[];
};

/** The prefix of all keys that Docent stores. */
export const PREFIX = 'docent:';

/** @param kind `localStorage` or `sessionStorage`; merely reading either may throw */
export function openStorage(kind: 'localStorage' | 'sessionStorage', prefix: string): Storage {
  const memory = new Map<string, string>();
  const attempt = <Value>(run: (storage: globalThis.Storage) => Value): Value | undefined => {
    try {
      return run(window[kind]);
    } catch {}
  };
  return {
    get: (key) => {
      const text = memory.get(key) ?? attempt((storage) => storage.getItem(prefix + key));
      try {
        return text ? JSON.parse(text) : undefined;
      } catch {}
    },
    set: (key, value) => {
      const text = toJson(value);
      const kept = attempt((storage) => {
        storage.setItem(prefix + key, text);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, text);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(prefix + key));
    },
    keys: () => {
      const kept = attempt((storage) => Object.keys(storage)) ?? [];
      const own = kept.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
      return [...new Set([...own, ...memory.keys()])];
    },
  };
}
