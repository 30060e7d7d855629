// Reads feeds as their channels do, by parsers that are not the shop's: PostgreSQL's for XML and for CSV.
import pg from 'pg';
import type { TestShop } from '../test-shop.ts';
import type { FieldsOfItem } from './feed-rules.ts';

/** Throws for what is no XML. */
export async function itemsOfXml({ query }: TestShop, xml: string): Promise<FieldsOfItem[]> {
  const rows = await query(
    `select item.at, field.name, field.value
       from xmltable('//item' passing xmlparse(document $1) columns at for ordinality, item xml path '.') item,
            xmltable('/item/*' passing item.item columns place for ordinality,
                     name text path 'local-name(.)', value text path 'string(.)') field
      order by item.at, field.place`,
    [xml],
  );
  return itemsOf(rows.map(({ at, name, value }) => [Number(at), String(name), String(value)]));
}

/** Throws for what is no CSV with the same columns in every row. */
export async function itemsOfCsv({ databaseUrl }: TestShop, csv: string): Promise<FieldsOfItem[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const names = csv
      .slice(0, csv.indexOf('\r\n'))
      .split(',')
      .map((name) => `"${name}"`);
    await client.query(
      `create temporary table fed (at int generated always as identity, ${names.map((name) => `${name} text`).join(', ')})`,
    );
    await copyIn(
      client,
      `copy fed (${names.join(', ')}) from stdin (format csv, header match, null 'no null')`,
      csv,
    );
    const { rows } = await client.query<Record<string, unknown>>('select * from fed order by at');
    return itemsOf(
      rows.flatMap(({ at, ...fields }) =>
        Object.entries(fields).map(([name, value]) => [Number(at), name, String(value)] as const),
      ),
    );
  } finally {
    await client.end();
  }
}

/** What the driver knows of a copy, and does not declare. */
interface CopyConnection {
  readonly query: (text: string) => void;
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
}

function copyIn(client: pg.Client, statement: string, text: string): Promise<void> {
  return new Promise((done, fail) => {
    const submittable = {
      submit: (connection: CopyConnection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => {
        connection.sendCopyFromChunk(Buffer.from(text));
        connection.endCopyFrom();
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => done(),
      handleError: fail,
    };
    client.query(submittable as unknown as pg.Submittable);
  });
}

function itemsOf(cells: readonly (readonly [at: number, name: string, value: string])[]): FieldsOfItem[] {
  const items = new Map<number, Map<string, string[]>>();
  for (const [at, name, value] of cells) {
    const item = items.get(at) ?? new Map<string, string[]>();
    item.set(name, [...(item.get(name) ?? []), value]);
    items.set(at, item);
  }
  return [...items.values()];
}
