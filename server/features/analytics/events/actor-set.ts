/**
 * Sets of actors in `EventSpan.actors`. A set is a header and a body: the header is the varint `length * 2 + kind`; kind 0
 * is a list of `length` ascending ids, each a varint of its difference to the previous id; kind 1 is a bitmap of `length` bytes
 * (id n is bit n & 7 of byte n >> 3). The shorter one is stored. A set contains its length, so sets can be concatenated.
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

/** Visits the sets in `bytes` one after the other, with the kind and the position of each body. */
function eachSet(bytes: Uint8Array, visit: (kind: number, at: number, length: number) => number): void {
  for (let at = 0; at < bytes.length; ) {
    let header = 0;
    for (let unit = 1, byte = 128; byte >= 128; unit *= 128) {
      byte = bytes[at++] ?? 0;
      header += (byte & 127) * unit;
    }
    at = visit(header % 2, at, Math.floor(header / 2));
  }
}

/** Writes the ids of a list's body to `into`, starting at `from`. @returns the end of the body */
function readList(bytes: Uint8Array, start: number, length: number, into: Int32Array, from: number): number {
  let at = start;
  for (let index = 0, id = 0; index < length; index++) {
    let byte = bytes[at++] ?? 0;
    let distance = byte & 127;
    for (let unit = 128; byte >= 128; unit *= 128) {
      byte = bytes[at++] ?? 0;
      distance += (byte & 127) * unit;
    }
    id += distance;
    into[from + index] = id;
  }
  return at;
}

/**
 * Writes the ids of every list in `packed` to `into`, unordered and with duplicates.
 * @returns the number of ids written from `from` on; undefined if there is a bitmap, or not enough room
 */
export function listedIds(packed: Uint8Array, into: Int32Array, from: number): number | undefined {
  let end: number | undefined = from;
  eachSet(packed, (kind, start, length) => {
    if (kind === BITMAP || end === undefined || end + length > into.length) {
      end = undefined;
      return packed.length;
    }
    end += length;
    return readList(packed, start, length, into, end - length);
  });
  return end;
}

/** A set of actors that grows: a bitmap in memory. */
export class ActorSet {
  /** Signed, because bitwise operators return signed integers, to avoid conversions. */
  #words = new Int32Array(64);
  #bytes = new Uint8Array(this.#words.buffer);
  #aligned = new Int32Array(64);
  /** No byte from here on is set. */
  #end = 0;
  #list = new Int32Array(1_024);

  #reserve(length: number): void {
    if (length > this.#bytes.length) {
      const larger = new Int32Array(Math.max(Math.ceil(length / 4), this.#words.length * 2));
      larger.set(this.#words);
      this.#words = larger;
      this.#bytes = new Uint8Array(larger.buffer);
    }
    if (length > this.#end) this.#end = length;
  }

  clear(): void {
    this.#bytes.fill(0, 0, this.#end);
    this.#end = 0;
  }

  add(id: number): void {
    const byte = id >> 3;
    if (byte >= this.#end) this.#reserve(byte + 1);
    this.#bytes[byte] = (this.#bytes[byte] ?? 0) | (1 << (id & 7));
  }

  addAll(ids: Int32Array): void {
    for (let index = 0; index < ids.length; index++) this.add(ids[index] ?? 0);
  }

  /** Adds every actor of every set in `packed`. */
  addPacked(packed: Uint8Array): void {
    eachSet(packed, (kind, start, length) => {
      if (kind === BITMAP) {
        this.addBitmap(packed.subarray(start, start + length));
        return start + length;
      }
      if (this.#list.length < length) this.#list = new Int32Array(length * 2);
      const end = readList(packed, start, length, this.#list, 0);
      this.addAll(this.#list.subarray(0, length));
      return end;
    });
  }

  addBitmap(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    // Copied, because words must begin at a multiple of four bytes, and a set inside `packed` seldom does.
    const length = Math.ceil(bytes.length / 4);
    if (this.#aligned.length < length) this.#aligned = new Int32Array(length * 2);
    const [own, words] = [this.#words, this.#aligned];
    words[length - 1] = 0;
    new Uint8Array(words.buffer).set(bytes);
    for (let word = 0; word < length; word++) own[word] = (own[word] ?? 0) | (words[word] ?? 0);
  }

  /** Replaces the first of each pair by the second, if the first is a member. */
  replace(pairs: Iterable<readonly [from: number, into: number]>): void {
    for (const [from, into] of pairs) {
      const byte = this.#bytes[from >> 3] ?? 0;
      const mask = 1 << (from & 7);
      if (!(byte & mask)) continue;
      this.#bytes[from >> 3] = byte & ~mask;
      this.add(into);
    }
  }

  get size(): number {
    const [words, length] = [this.#words, Math.ceil(this.#end / 4)];
    let size = 0;
    for (let index = 0; index < length; index++) {
      const word = words[index] ?? 0;
      let pairs = word - ((word >>> 1) & 0x55555555);
      pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
      size += Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return size;
  }

  /** A copy of the bitmap: id n is bit n & 7 of byte n >> 3. */
  bitmap(): Uint8Array {
    return this.#bytes.slice(0, this.#end);
  }

  /** The members, ascending. */
  ids(): number[] {
    const ids: number[] = [];
    for (let byte = 0; byte < this.#end; byte++)
      for (let bits = this.#bytes[byte] ?? 0, id = byte << 3; bits; bits >>= 1, id++) if (bits & 1) ids.push(id);
    return ids;
  }
}
