/** Does one thing of many. @throws what the work on its batch throws */
export type Batched<Item, Result> = (item: Item) => Promise<Result>;

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
};

/**
 * Has what is asked in one turn of the event loop done together. Nothing waits for more to come: the batch leaves with what the turn
 * brought, which is one item on a quiet service and many on a busy one.
 * @param work answers in the order of its items, each at once or later
 * @param most items of a batch; what comes after goes into the next one, at once
 */
export function batched<Item, Result>(
  work: (items: Item[]) => Promise<(Result | Promise<Result>)[]>,
  most: number,
): Batched<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];

  const leave = () => {
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
      if (!waiting.length) setImmediate(leave);
      waiting.push({ item, resolve, reject });
      if (waiting.length >= most) leave();
    });
}
