import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a server, which can be made to fail as networks do. */
export type TestProxy = {
  /** The server's URL, with the address of the proxy. */
  url: string;
  /** Stops all data on the connections that are open at the moment, without closing them; new ones work, as after a failover. */
  silenceOpen: () => void;
  /** Nothing gets through, on old and new connections, until `heal`. Nothing is closed. */
  blackHole: () => void;
  /** Delays data from the server by `ms` milliseconds. */
  delay: (ms: number) => void;
  /** Cuts all connections. */
  reset: () => void;
  heal: () => void;
  close: () => Promise<void>;
};

type Pair = { near: Socket; far: Socket };

/** Starts a proxy in front of the server that `target` names, such as `postgresql://…` or `redis://…`. */
export async function startTestProxy(target: string): Promise<TestProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  const silent = new WeakSet<Pair>();
  let [hole, latency] = [false, 0];

  const server = createServer((near) => {
    const far = createConnection({ host: hostname, port: Number(port) });
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      // The end of a silent connection is not passed on either.
      if (silent.has(pair)) return;
      near.destroy();
      far.destroy();
    };
    const pass = (from: Socket, to: Socket, wait: () => number) => {
      from.on('data', (chunk) => {
        if (silent.has(pair)) return;
        if (hole) {
          held.push(() => to.write(chunk));
          return;
        }
        if (wait() > 0) setTimeout(() => to.write(chunk), wait());
        else to.write(chunk);
      });
      from.on('error', end).on('close', end);
    };
    pass(near, far, () => 0);
    pass(far, near, () => latency);
  });
  const held: (() => void)[] = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const heal = () => {
    [hole, latency] = [false, 0];
    for (const write of held.splice(0)) write();
  };
  const reset = () => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) })
      .href,
    silenceOpen: () => {
      for (const pair of pairs) silent.add(pair);
    },
    blackHole: () => {
      hole = true;
    },
    delay: (ms) => {
      latency = ms;
    },
    reset,
    heal,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      await closed;
    },
  };
}
