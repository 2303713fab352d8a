import { chatMessages, emergencyWords, meetingWords } from '../../shared/chat/chat-rules.ts';
import { contact } from '../../shared/company/contact.ts';
import type { StoredMessage } from '../state/stored-chat.ts';
import { CallNow, ChatActions } from './ChatActions.tsx';
import { ChatLink } from './ChatLink.tsx';
import { ChatRating } from './ChatRating.tsx';
import * as chatTexts from './chat-texts.ts';
import type { Conversation } from './conversation.ts';
import { Markdown } from './Markdown.tsx';

type ChatMessageProps = { said: StoredMessage; calendar: string; pending: boolean; conversation: Conversation };

/** One message with sources, buttons and delivery state. */
export function ChatMessage({ said, calendar, pending, conversation }: ChatMessageProps) {
  const { id, role, content, state, answer } = said;
  if (role === 'user')
    return (
      <>
        <div className="nl-chat-message nl-chat-message--user">
          <span className="nl-unseen">You: </span>
          {content}
        </div>
        {/* The word list applies until the server answers. */}
        {(said.emergency ?? emergencyWords.test(content)) && <Emergency said={content} />}
        {/* Behind a message that could not be sent. */}
        {state === 'waiting' && !pending && <p className="nl-chat__notice">{chatTexts.waits}</p>}
        {state && state !== 'waiting' && (
          <div className="nl-chat-message nl-chat-message--failed">
            <p>{chatMessages.failed}</p>
            {state === 'failed' && <p>{chatTexts.kept}</p>}
            <button type="button" className="nl-chat__plain" onClick={() => conversation.retry(id)}>
              Try again
            </button>
          </div>
        )}
      </>
    );
  return (
    <div className="nl-chat-message">
      {role === 'staff' ? <strong>{said.author}</strong> : <span className="nl-unseen">{contact.assistant}: </span>}
      <Markdown text={content} />
      {answer?.quotes.map(({ text, title, url }) => (
        <blockquote key={text} className="nl-chat-message__quote">
          “{text}” <ChatLink title={title} url={url} />
        </blockquote>
      ))}
      {answer?.known && answer.sources.length > 0 && (
        <p className="nl-chat__notice">
          From:{' '}
          {answer.sources.map((source, at) => (
            <span key={source.url}>
              {at > 0 && ', '}
              <ChatLink {...source} />
            </span>
          ))}
        </p>
      )}
      {(meetingWords.test(content) || answer?.known === false) && <ChatActions calendar={calendar} />}
      {answer && <ChatRating said={said} rate={conversation.rate} />}
    </div>
  );
}

/** Shown first, also offline. */
function Emergency({ said }: { said: string }) {
  const isAttack = chatTexts.attackWords.test(said);
  return (
    <div className="nl-chat-message nl-chat-message--emergency">
      <CallNow />
      <p>{chatTexts.emergency}</p>
      {isAttack && (
        <>
          <p>{chatTexts.attack}</p>
          <ChatLink {...chatTexts.attackPage} />
        </>
      )}
    </div>
  );
}
