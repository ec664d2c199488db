import type { Storage } from './storage';

/**
 * Sends names to other tabs of the same origin, and receives theirs: by a `BroadcastChannel`, and by the storage, for browsers without one.
 * A name that comes by both is received twice.
 * @param topic shared by the tabs that send to each other
 */
export function openTabs(topic: string, local: Storage, ending: AbortSignal, onMessage: (name: string) => void) {
  const key = `docent:${topic}`;
  let channel: BroadcastChannel | undefined;
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  try {
    channel = new BroadcastChannel(key);
    channel.onmessage = ({ data }) => onMessage(data);
  } catch {}
  // An open channel keeps a page out of the back/forward cache. A page that is restored from it still has the storage.
  const options = { signal: ending };
  window.addEventListener('pagehide', close, options);
  ending.addEventListener('abort', close);
  window.addEventListener(
    'storage',
    ({ key: changed, newValue }) => {
      if (changed === key && newValue) onMessage(JSON.parse(newValue)[0]);
    },
    options,
  );
  return {
    notify: (name: string) => {
      channel?.postMessage(name);
      local.set(topic, [name, Date.now()]);
    },
  };
}

export type Tabs = ReturnType<typeof openTabs>;
