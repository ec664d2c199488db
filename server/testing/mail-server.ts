import { type AddressInfo, createServer } from 'node:net';

type ReceivedMail = { to: string; text: string };

/**
 * Starts a mail server that accepts mails until it is stopped; while `refuse` returns true, it rejects them.
 * @param delay returns the milliseconds between receiving a mail and accepting it, as on a server that checks the content
 */
export async function openMailServer(refuse: () => boolean = () => false, delay: () => number = () => 0) {
  const mails: ReceivedMail[] = [];
  const server = createServer((socket) => {
    let [buffer, to, body] = ['', '', ''];
    let inBody = false;
    const line = (text: string): void => {
      if (inBody) {
        if (text !== '.') {
          body += `${text}\n`;
          return;
        }
        inBody = false;
        // Decodes quoted-printable: joins broken lines, and replaces hex codes by their characters.
        const plain = body
          .replace(/=\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
        mails.push({ to, text: plain });
        setTimeout(() => socket.write('250 taken\r\n'), delay());
        return;
      }
      const word = text.slice(0, 4).toUpperCase();
      if (word === 'RCPT') to = /<([^>]*)>/.exec(text)?.[1] ?? '';
      if (word === 'DATA') [inBody, body] = [true, ''];
      if (word === 'RCPT' && refuse()) socket.write('451 later\r\n');
      else if (word === 'DATA') socket.write('354 go on\r\n');
      else if (word === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      buffer += chunk;
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        line(buffer.slice(0, end));
        buffer = buffer.slice(end + 2);
      }
    });
    socket.write('220 sink\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { mails, stop: () => void server.close(), url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
