/**
 * Sets of actors in `EventDay.actors`. A set is a header and a body: the header is the varint `length * 2 + kind`; kind 0
 * is a list of `length` ascending ids, each a varint of its distance to the one before; kind 1 a bitmap of `length` bytes
 * (bit n of byte n >> 3). Whichever is shorter is stored. A set knows its own end, so sets may simply be concatenated.
 */
const LIST = 0;
const BITMAP = 1;

function varintLength(value: number): number {
  let length = 1;
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) length++;
  return length;
}

function putVarint(bytes: Uint8Array, at: number, value: number): number {
  let position = at;
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes[position++] = (rest % 128) | 128;
  bytes[position++] = rest;
  return position;
}

/** Packs ids that ascend strictly, each from 1 to 2³¹ − 1. */
export function packActors(ids: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const last = ids.length ? (ids[ids.length - 1] ?? 0) : 0;
  let listLength = 0;
  for (let index = 0, before = 0; index < ids.length; index++) {
    const id = ids[index] ?? 0;
    listLength += varintLength(id - before);
    before = id;
  }
  const bitmapLength = ids.length ? (last >> 3) + 1 : 0;
  const kind = listLength <= bitmapLength ? LIST : BITMAP;
  const length = kind === LIST ? ids.length : bitmapLength;
  const header = length * 2 + kind;
  const bytes = new Uint8Array(varintLength(header) + (kind === LIST ? listLength : bitmapLength));
  let at = putVarint(bytes, 0, header);
  for (let index = 0, before = 0; index < ids.length; index++) {
    const id = ids[index] ?? 0;
    if (kind === LIST) at = putVarint(bytes, at, id - before);
    else bytes[at + (id >> 3)] = (bytes[at + (id >> 3)] ?? 0) | (1 << (id & 7));
    before = id;
  }
  return bytes;
}

/** Calls `visit` for each actor of each set in `bytes`; one who is in several sets is visited for each. */
export function eachActor(bytes: Uint8Array, visit: (id: number) => void): void {
  let at = 0;
  const varint = (): number => {
    let byte = bytes[at++] ?? 0;
    let value = byte & 127;
    for (let unit = 128; byte >= 128; unit *= 128) {
      byte = bytes[at++] ?? 0;
      value += (byte & 127) * unit;
    }
    return value;
  };
  while (at < bytes.length) {
    const header = varint();
    const length = Math.floor(header / 2);
    if (header % 2 === LIST) {
      for (let left = length, id = 0; left > 0; left--) visit((id += varint()));
      continue;
    }
    for (let byte = 0; byte < length; byte++)
      for (let bits = bytes[at + byte] ?? 0, id = byte << 3; bits; bits >>= 1, id++) if (bits & 1) visit(id);
    at += length;
  }
}

/** Counts different actors. One instance serves many counts in turn, without clearing what it remembers. */
export class DistinctActors {
  #lastCount = new Uint32Array(1024);
  #current = 1;
  #size = 0;

  /** How many different actors were added since `restart`. */
  get size(): number {
    return this.#size;
  }

  restart(): void {
    this.#current++;
    this.#size = 0;
  }

  add(id: number): void {
    if (id >= this.#lastCount.length) {
      const larger = new Uint32Array(Math.max(id + 1, this.#lastCount.length * 2));
      larger.set(this.#lastCount);
      this.#lastCount = larger;
    }
    if (this.#lastCount[id] === this.#current) return;
    this.#lastCount[id] = this.#current;
    this.#size++;
  }
}
