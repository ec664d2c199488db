import { crc32 } from 'node:zlib';

const SIGNATURE = 8;
/** The bytes of a chunk in addition to its data: its length, its type and a checksum. */
const AROUND_DATA = 12;

type Chunk = { type: string; data: Buffer };

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + AROUND_DATA;
  }
  return chunks;
}

function write({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const numbers = (...values: number[]): Buffer => {
  const data = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) data.writeUInt32BE(value, 4 * index);
  return data;
};

/** Joins pictures of one size to an animated PNG that repeats. @param frames each with its duration in milliseconds */
export function joinFrames(frames: { png: Buffer; ms: number }[]): Buffer {
  const [first] = frames;
  const header = first && chunksOf(first.png).find(({ type }) => type === 'IHDR');
  if (!header) throw new Error('There is no picture to begin with.');
  const size = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)] as const;
  let order = 0;
  const written = frames.flatMap(({ png, ms }, index) => {
    const timing = Buffer.from([ms >> 8, ms & 255, 1000 >> 8, 1000 & 255, 0, 0]);
    const control = { type: 'fcTL', data: Buffer.concat([numbers(order++, ...size, 0, 0), timing]) };
    const pixels = chunksOf(png).filter(({ type }) => type === 'IDAT');
    const drawn = index
      ? pixels.map(({ data }) => ({ type: 'fdAT', data: Buffer.concat([numbers(order++), data]) }))
      : pixels;
    return [control, ...drawn];
  });
  const animation = { type: 'acTL', data: numbers(frames.length, 0) };
  const chunks = [header, animation, ...written, { type: 'IEND', data: Buffer.alloc(0) }];
  return Buffer.concat([first.png.subarray(0, SIGNATURE), ...chunks.map(write)]);
}
