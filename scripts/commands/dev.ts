import { loadSettings } from '../build/build-site';
import { chooseInboxPort, openInbox } from '../inbox/open-inbox';
import { close } from '../shared/listen';
import { tool } from '../shared/steps';

/** The development server, and beside it the local inbox for its forms. */
async function develop(): Promise<void> {
  const inboxPort = loadSettings().usesLocalInbox ? await chooseInboxPort() : undefined;
  const inbox = inboxPort === undefined ? undefined : await openInbox(inboxPort);
  if (inboxPort !== undefined) console.log(`The inbox is at http://localhost:${inboxPort}/`);

  // Ctrl+C reaches the development server too: this process only waits for its end.
  process.on('SIGINT', () => undefined);
  await tool('', ['next', 'dev', ...process.argv.slice(2)], { live: true }).run();
  if (inbox) await close(inbox);
}

await develop();
