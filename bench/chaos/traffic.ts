const PER_SECOND = 25;
/** The timeout of a request. */
const GIVE_UP_MS = 60_000;

type Kind = 'user' | 'tour' | 'read';
type Sent = { kind: Kind; name: string; start: number; end: number; status: number; id?: number };

/** The results of a run's requests. Times in milliseconds. */
export type Outcome = {
  sent: number;
  acknowledged: number;
  /** Writes that were acknowledged, but are missing afterwards. */
  lost: number;
  /** Answered 503. */
  unavailable: number;
  /** Answered 500 or another 5xx except 503, which is an error in any run. */
  failed: number;
  /** The connection failed. */
  unheard: number;
  longest: number;
  /** From the end of the trouble to the first 2xx answer after it; undefined if the trouble did not end. */
  firstGood?: number | undefined;
};

export type Traffic = {
  /** Marks the end of the trouble. */
  over: () => void;
  /** Resolves when that many more writes are acknowledged. */
  acknowledged: (more: number) => Promise<void>;
  /** Stops sending, and counts the results. */
  end: () => Promise<Outcome>;
};

/** The API key, and the base URLs of Docent's processes, which get the requests in turn. */
export type Target = { urls: () => string[]; key: string };

const body = (value: object) => ({ body: JSON.stringify(value) });

async function call({ urls, key }: Target, turn: number, method: string, path: string, given: object = {}) {
  const places = urls();
  const place = places[turn % places.length] ?? '';
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  const response = await fetch(`${place}/api/v1${path}`, { method, headers, signal, ...given });
  return { status: response.status, answer: (await response.json().catch(() => ({}))) as { id?: number } };
}

async function send(target: Target, turn: number, kind: Kind): Promise<Sent> {
  const name = `chaos-${turn}`;
  const start = performance.now();
  const result = await {
    user: () => call(target, turn, 'PUT', `/users/${name}`, body({ metadata: { turn } })),
    tour: () => call(target, turn, 'POST', '/product-tours', body({ name })),
    read: () => call(target, turn, 'GET', '/tags'),
  }
    [kind]()
    .catch(() => undefined);
  const { status = 0, answer } = result ?? {};
  return { kind, name, start, end: performance.now(), status, ...(answer?.id ? { id: answer.id } : {}) };
}

const isGood = ({ status }: Sent): boolean => status >= 200 && status < 300;

async function isLost(target: Target, { kind, name, id }: Sent): Promise<boolean> {
  const path = kind === 'user' ? `/users/${name}` : `/product-tours/${id}`;
  for (let tries = 0; tries < 20; tries += 1) {
    const found = await call(target, tries, 'GET', path).catch(() => undefined);
    if (found && found.status < 500) return found.status !== 200;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path} cannot be read any more`);
}

/** Sends 25 requests a second, without waiting for answers. `kinds` are sent in turn. */
export function startTraffic(target: Target, kinds: readonly Kind[] = ['user', 'read', 'user', 'tour']): Traffic {
  const done: Sent[] = [];
  const pending = new Set<Promise<void>>();
  let [turn, endOfTrouble] = [0, Number.NaN];
  const timer = setInterval(() => {
    const one: Promise<void> = send(target, turn, kinds[turn % kinds.length] ?? 'read').then((sent) => {
      done.push(sent);
      pending.delete(one);
    });
    turn += 1;
    pending.add(one);
  }, 1_000 / PER_SECOND);
  const writes = () => done.filter((sent) => sent.kind !== 'read' && isGood(sent));
  return {
    over: () => {
      endOfTrouble = performance.now();
    },
    acknowledged: async (more) => {
      const goal = writes().length + more;
      while (writes().length < goal) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    end: async () => {
      clearInterval(timer);
      await Promise.all(pending);
      const acknowledged = writes();
      let lost = 0;
      for (const sent of acknowledged) if (await isLost(target, sent)) lost += 1;
      const after = done.filter((sent) => isGood(sent) && sent.end > endOfTrouble).map(({ end }) => end - endOfTrouble);
      return {
        sent: done.length,
        acknowledged: acknowledged.length,
        lost,
        unavailable: done.filter(({ status }) => status === 503).length,
        failed: done.filter(({ status }) => status >= 500 && status !== 503).length,
        unheard: done.filter(({ status }) => status === 0).length,
        longest: Math.max(...done.map(({ start, end }) => end - start)),
        firstGood: after.length ? Math.min(...after) : undefined,
      };
    },
  };
}
