import { Client } from 'pg';
import { ODD_ZONE } from './odd-zone';

/** A node of a Citus cluster, as its coordinator reaches it. */
type Node = { host: string; port: number };

const at = (url: string, { host, port }: Node, database: string): string => {
  const address = new URL(url);
  [address.hostname, address.port, address.pathname] = [host, String(port), `/${database}`];
  return address.href;
};

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The nodes of the cluster whose coordinator `url` names, the coordinator first. @throws Error if `url` names no coordinator */
export async function nodesOf(url: string): Promise<[coordinator: Node, ...workers: Node[]]> {
  const nodes = await onServer(url, (client) =>
    client.query<Node & { groupid: number }>(
      'SELECT nodename AS "host", nodeport AS "port", groupid FROM pg_dist_node ORDER BY groupid',
    ),
  ).catch((error: Error) => {
    throw new Error(`DATABASE_URL_CITUS has to name a database on a coordinator of Citus: ${error.message}`);
  });
  const [coordinator, ...workers] = nodes.rows;
  if (coordinator?.groupid !== 0) throw new Error('DATABASE_URL_CITUS: the coordinator is no node of its own cluster');
  return [coordinator, ...workers];
}

/** The advisory lock under which nodes are added. */
const ADDING_NODES = 7_301_455;

/**
 * Makes an empty database on all nodes and registers the nodes in it. Only one call at a time runs: adding a node writes roles, which all
 * databases of a server share, and concurrent calls would fail with "tuple concurrently updated".
 * @returns its address on the coordinator
 */
export const createCitusDatabase = (url: string, name: string): Promise<string> =>
  onServer(url, async (client) => {
    // The lock is released with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [ADDING_NODES]);
    return createOnAllNodes(url, name);
  });

async function createOnAllNodes(url: string, name: string): Promise<string> {
  const nodes = await nodesOf(url);
  for (const node of nodes) {
    await onServer(at(url, node, 'postgres'), async (client) => {
      await client.query(`CREATE DATABASE "${name}"`);
      await client.query(`ALTER DATABASE "${name}" ${ODD_ZONE}`);
    });
    await onServer(at(url, node, name), (client) => client.query('CREATE EXTENSION citus'));
  }
  const [coordinator, ...workers] = nodes;
  const made = at(url, coordinator, name);
  await onServer(made, async (client) => {
    await client.query(`ALTER DATABASE "${name}" SET citus.shard_count = 4`);
    await client.query('SELECT citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port]);
    for (const { host, port } of workers) await client.query('SELECT citus_add_node($1, $2)', [host, port]);
  });
  return made;
}

/** Drops the databases whose names begin with `prefix`, on all nodes. */
export async function dropCitusDatabases(url: string, prefix: string): Promise<void> {
  for (const node of await nodesOf(url))
    await onServer(at(url, node, 'postgres'), async (client) => {
      const names = 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)';
      const { rows } = await client.query<{ datname: string }>(names, [prefix]);
      for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
    });
}
