import { CallNow } from './ChatActions.tsx';
import { ChatLink } from './ChatLink.tsx';
import * as chatTexts from './chat-texts.ts';

/** What comes first when the visitor's words are an emergency, also without a connection: the phone, the next ten minutes. */
export function Emergency() {
  return (
    <div className="nl-chat-message nl-chat-message--emergency">
      <CallNow />
      <p>{chatTexts.emergency}</p>
      <ChatLink {...chatTexts.emergencyPage} />
    </div>
  );
}
