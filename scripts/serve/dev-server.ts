import { loadSettings } from '../shared/settings';
import { chooseInboxPort, openInbox } from './inbox/open-inbox';
import { close } from '../shared/listen';
import { tool } from '../shared/steps';

/** @param args of `next dev`, and `--gallery` */
export async function runDevServer(args: readonly string[]): Promise<void> {
  const withGallery = args.includes('--gallery');
  if (withGallery) console.log('The gallery is at /gallery of the address below.');
  const inboxPort = loadSettings().usesLocalInbox ? await chooseInboxPort() : undefined;
  const inbox = inboxPort === undefined ? undefined : await openInbox(inboxPort);
  if (inboxPort !== undefined) console.log(`The inbox is at http://localhost:${inboxPort}/`);

  // Ctrl+C reaches the development server too.
  process.on('SIGINT', () => undefined);
  const options = args.filter((arg) => arg !== '--gallery');
  const env = withGallery ? { GALLERY: 'true' } : {};
  await tool('', ['next', 'dev', ...options], { live: true, env }).run();
  if (inbox) await close(inbox);
}
