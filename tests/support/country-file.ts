import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a small MaxMind DB (format 2.0).
 * @param networks country by IPv4 network, such as `203.0.113.0/24`
 * @param builtAt when it was made (ms since 1970)
 * @returns path of the file
 */
export function countryFile(folder: string, networks: Readonly<Record<string, string>>, builtAt = 0): string {
  const countries = [...new Set(Object.values(networks))];
  const records = countries.map((code) => map({ country: map({ iso_code: text(code) }) }));
  const tree = searchTree(networks, (code) => countries.indexOf(code));
  const offsets = records.map((_, place) => Buffer.concat(records.slice(0, place)).length);
  const nodes = tree.map((sides) => {
    const node = Buffer.alloc(6);
    for (const [side, target] of sides.entries()) {
      const value =
        target === undefined
          ? tree.length
          : 'node' in target
            ? target.node
            : tree.length + 16 + Number(offsets[target.record]);
      node.writeUIntBE(value, side * 3, 3);
    }
    return node;
  });
  const metadata = map({
    node_count: number(6, tree.length),
    record_size: number(5, 24),
    ip_version: number(5, 4),
    database_type: text('Test-Country'),
    binary_format_major_version: number(5, 2),
    binary_format_minor_version: number(5, 0),
    build_epoch: number(9, builtAt / 1000),
    description: map({}),
    languages: list([]),
  });
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  const file = join(folder, 'countries.mmdb');
  writeFileSync(file, Buffer.concat([...nodes, Buffer.alloc(16), ...records, marker, metadata]));
  return file;
}

type Target = { node: number } | { record: number } | undefined;

function searchTree(networks: Readonly<Record<string, string>>, recordOf: (code: string) => number) {
  const nodes: [Target, Target][] = [[undefined, undefined]];
  for (const [network, code] of Object.entries(networks)) {
    const [address = '', length] = network.split('/');
    const bits = address
      .split('.')
      .map((part) => Number(part).toString(2).padStart(8, '0'))
      .join('')
      .slice(0, Number(length));
    let node = 0;
    for (const [depth, bit] of [...bits].entries()) {
      const side = Number(bit) as 0 | 1;
      const sides = nodes[node] as [Target, Target];
      if (depth === bits.length - 1) sides[side] = { record: recordOf(code) };
      else {
        const next = sides[side];
        if (next && 'node' in next) node = next.node;
        else {
          node = nodes.push([undefined, undefined]) - 1;
          sides[side] = { node };
        }
      }
    }
  }
  return nodes;
}

function field(type: number, size: number, content: Buffer): Buffer {
  const head = type < 8 ? [(type << 5) | size] : [size, type - 7];
  return Buffer.concat([Buffer.from(head), content]);
}

const text = (value: string): Buffer => field(2, value.length, Buffer.from(value));
const list = (items: Buffer[]): Buffer => field(11, items.length, Buffer.concat(items));

/** @param type 5: 16 bits, 6: 32, 9: 64 */
function number(type: 5 | 6 | 9, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  const short = bytes.subarray(
    [...bytes].findIndex((byte) => byte !== 0) === -1 ? 4 : [...bytes].findIndex((byte) => byte !== 0),
  );
  return field(type, short.length, short);
}

function map(entries: Record<string, Buffer>): Buffer {
  const pairs = Object.entries(entries);
  return field(7, pairs.length, Buffer.concat(pairs.flatMap(([name, value]) => [text(name), value])));
}
