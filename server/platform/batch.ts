/** Processes one item as part of a batch. @throws the error of the batch */
export type Batched<Item, Result> = (item: Item) => Promise<Result>;

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
};

/**
 * Batches the items of one event-loop tick. A batch adds no delay: it has one item on an idle server, and many on a busy one.
 * @param work returns results in the order of the items
 * @param most maximum items of a batch; further ones start the next batch
 */
export function batched<Item, Result>(
  work: (items: Item[]) => Promise<(Result | Promise<Result>)[]>,
  most: number,
): Batched<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];

  const flush = () => {
    const batch = waiting;
    waiting = [];
    if (!batch.length) return;
    work(batch.map(({ item }) => item)).then(
      (results) => {
        for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result | Promise<Result>);
      },
      (error) => {
        for (const { reject } of batch) reject(error);
      },
    );
  };

  return (item) =>
    new Promise((resolve, reject) => {
      if (!waiting.length) setImmediate(flush);
      waiting.push({ item, resolve, reject });
      if (waiting.length >= most) flush();
    });
}
