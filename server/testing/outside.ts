import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { makeSendOutgoing, type OutgoingDeps, outgoingDeps } from '../platform/outgoing';

/** A self-signed certificate for *.docent-test.example. Only tests trust it, and its key protects nothing. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBvTCCAWSgAwIBAgIUI4cT/DVAPOKqYBiC4GFdXjh6nrswCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMZG9jZW50IHRlc3RzMCAXDTI2MTEyNDIwNTEyOFoYDzIxMjYx
MDMxMjA1MTI4WjAXMRUwEwYDVQQDDAxkb2NlbnQgdGVzdHMwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAASkEiFgRr3FgbzfCY+eByO0K35ijIS3lATZo/+I/JJFMP9o
zwb4Kur9g8kyBqtbudvcZAALvAAxLg75VisYIXvqo4GLMIGIMB0GA1UdDgQWBBSN
iFhOOaBumi0jFYEB54BBVt9YxTAfBgNVHSMEGDAWgBSNiFhOOaBumi0jFYEB54BB
Vt9YxTAPBgNVHRMBAf8EBTADAQH/MDUGA1UdEQQuMCyCFSouZG9jZW50LXRlc3Qu
ZXhhbXBsZYITZG9jZW50LXRlc3QuZXhhbXBsZTAKBggqhkjOPQQDAgNHADBEAiBb
ys6hChcj6xxWii/5ryRFk3cGW5z1Oy3cJtNsCzJ3agIgNs7d/UhLZSeKThGNuqfn
9L5QPE4ITcUF7YOxFmmFp2A=
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+NVrzJeiSQ6OfsHU
uDwxQYZkK8pCAtZT/k3yiOZkRHOhRANCAASkEiFgRr3FgbzfCY+eByO0K35ijIS3
lATZo/+I/JJFMP9ozwb4Kur9g8kyBqtbudvcZAALvAAxLg75VisYIXvq
-----END PRIVATE KEY-----
`;

const listening = async (
  server: { listen: (port: number, host: string, ready: () => void) => unknown; address: () => unknown },
  host: string,
) => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
};

/**
 * Starts an https server on this machine that acts as an external host, until the test ends. Only 127.0.0.1 counts as a public address.
 * Host names resolve to it unless `names` has other addresses.
 */
export async function startExternalHost(
  answer: (req: IncomingMessage, res: ServerResponse) => void,
  names: Record<string, string[]> = {},
) {
  const asked: string[] = [];
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (req, res) => {
    asked.push(req.url ?? '');
    answer(req, res);
  });
  const port = await listening(server, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const resolved: string[] = [];
  const ways: OutgoingDeps = {
    resolve: async (hostname) => {
      resolved.push(hostname);
      return (names[hostname] ?? ['127.0.0.1']).map((address) => ({ address, family: 4 }));
    },
    isPublic: (address) => address === '127.0.0.1',
    ca: CERTIFICATE,
  };
  /** Directs all outgoing requests of this process to the server, until the test ends. */
  const leadHere = () => {
    const before = { ...outgoingDeps };
    Object.assign(outgoingDeps, ways, { port });
    onTestFinished(() => void Object.assign(outgoingDeps, { ca: undefined, port: undefined }, before));
  };
  return { asked, resolved, leadHere, send: makeSendOutgoing(ways), url: `https://docent-test.example:${port}`, port };
}

/** Starts a listener on this machine that counts the connections to it, until the test ends. */
export async function startListener(host = '127.0.0.1') {
  const seen = { connections: 0 };
  const server = createTcpServer((socket) => {
    seen.connections += 1;
    socket.destroy();
  });
  const port = await listening(server, host);
  onTestFinished(() => void server.close());
  return { seen, port };
}
