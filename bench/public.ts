import type { Target } from './open-loop';

/** Makes a changelog of ten posts through the API. @returns the path of its public page */
export async function preparePublicPage(origin: string, key: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${origin}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: number; publicId: string };
  };
  const { id, publicId } = await post('/changelogs', { name: 'News' });
  const description = `<p>${'What has changed, whom it helps, and where to find it. '.repeat(12)}</p>`;
  for (let at = 1; at <= 10; at += 1)
    await post(`/changelogs/${id}/posts`, { title: `Post ${at}`, description, active: true, date: '2026-01-01' });
  return `/c/${publicId}`;
}

/** How a browser asks for a page. */
export const pageTarget = (url: string): Target => ({
  url,
  method: 'GET',
  headers: { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html' },
  keys: [],
});
