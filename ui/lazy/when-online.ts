/**
 * Loads code on demand. While the browser is offline, it waits for the connection: a page must not break and lose what a person typed
 * because a part of it could not be loaded.
 */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
}
