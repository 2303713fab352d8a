import { inboxPaths } from '../../shared/staff/inbox.ts';
import { staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { AskError, ask } from './request.ts';
import { discardDraftsAbout, draftNames } from './use-draft.ts';

/** Discards drafts about people whom a colleague has erased meanwhile, without waiting for their page to be opened. */
export async function discardGoneDrafts(email: string): Promise<void> {
  const paths = new Map<string, string>();
  for (const name of draftNames(email)) {
    const [kind, id] = name.split(' ');
    if (id !== undefined)
      paths.set(id, `${kind === 'chat' ? staffChatPaths.chats : inboxPaths.leads}/${encodeURIComponent(id)}`);
  }
  for (const [id, path] of paths) {
    try {
      await ask('GET', path);
    } catch (error) {
      // Without an answer of the server nothing is known.
      if (!(error instanceof AskError && error.status === 404)) return;
      discardDraftsAbout(id);
    }
  }
}
