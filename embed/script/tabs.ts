import type { Storage } from './storage';

/**
 * Tells other tabs of the page's origin a name, and hears what they tell: by a channel, and by the storage where there is none. What came
 * by both is told twice.
 * @param topic what tabs that hear each other have in common
 */
export function openTabs(
  topic: string,
  local: Storage,
  on: (target: EventTarget, name: string, then: (event: Event) => void) => void,
  hear: (name: string) => void,
) {
  const key = `docent:${topic}`;
  let channel: BroadcastChannel | undefined;
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  try {
    channel = new BroadcastChannel(key);
    channel.onmessage = ({ data }) => hear(data);
  } catch {}
  // A page with an open channel is not kept for Back; one that comes back has the storage.
  on(window, 'pagehide', close);
  on(window, 'storage', (event) => {
    const { key: changed, newValue } = event as StorageEvent;
    if (changed === key && newValue) hear(JSON.parse(newValue)[0]);
  });
  return {
    close,
    tell: (name: string) => {
      channel?.postMessage(name);
      local.set(topic, [name, Date.now()]);
    },
  };
}
