import { done, status } from './api';

type Widget = { id: number; active: boolean; dashboardUrl: string; rules: object[] };
type Call<T> = Promise<{ data?: T; error?: unknown; response: Response }>;

/** The calls that every type has; the test writes them with the literal paths and example of each type. */
export type Operations = {
  create: () => Call<Widget>;
  publish: (id: number) => Call<Widget>;
  read: (id: number) => Call<Widget>;
  archive: (id: number) => Call<unknown>;
};

async function runLifecycle({ create, publish, read, archive }: Operations) {
  const { id, ...draft } = await done(create());
  const published = await done(publish(id));
  const seen = await done(read(id));
  return {
    active: [draft.active, published.active, seen.active],
    rules: seen.rules,
    builder: new URL(seen.dashboardUrl).pathname.split('/')[1],
    archived: [await status(archive(id)), await status(read(id))],
  };
}

/** Takes one widget of every type from draft to archive. @returns what the calls returned, by type */
export async function liveThroughWidgets(
  types: Record<string, Operations>,
): Promise<Record<string, Awaited<ReturnType<typeof runLifecycle>>>> {
  const results: Record<string, Awaited<ReturnType<typeof runLifecycle>>> = {};
  for (const [type, operations] of Object.entries(types)) results[type] = await runLifecycle(operations);
  return results;
}
