import { CallNow } from './ChatActions.tsx';
import { ChatLink } from './ChatLink.tsx';
import * as chatTexts from './chat-texts.ts';

/** Shown first for an emergency, also offline: phone number and immediate steps. */
export function Emergency() {
  return (
    <div className="nl-chat-message nl-chat-message--emergency">
      <CallNow />
      <p>{chatTexts.emergency}</p>
      <ChatLink {...chatTexts.emergencyPage} />
    </div>
  );
}
