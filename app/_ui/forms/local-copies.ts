/** The prefix of the keys of unsaved copies in this browser. */
export const LOCAL_COPIES = 'docent-unsaved:';

/** Deletes every unsaved copy of this browser, as on signing out. */
export function deleteLocalCopies(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(LOCAL_COPIES)) localStorage.removeItem(key);
  } catch {}
}
