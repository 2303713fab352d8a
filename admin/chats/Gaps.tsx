import { useQuery } from '@tanstack/react-query';
import { type ChatGap, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { companyTimeText } from '../ui/time.ts';

/** Unanswered questions and answers rated unhelpful. */
export function Gaps() {
  const query = useQuery<{ gaps: ChatGap[] }>({ queryKey: [staffChatPaths.gaps] });
  if (query.status === 'pending') return <Loading what="Loading questions" />;
  if (query.status === 'error') return <ErrorMessage error={query.error} again={() => void query.refetch()} />;
  const { gaps } = query.data;
  if (gaps.length === 0)
    return <p className="st-empty">Every question was answered, and no answer was marked as no help.</p>;
  return (
    <ol className="st-leads" aria-label="Unanswered">
      {gaps.map(({ id, conversation, sentAt, kind, page, text, reason }) => (
        <li key={id} className="st-gaps__row">
          <span className="st-clock">{kind === 'not known' ? 'No answer' : 'Did not help'}</span>
          <span className="st-chats__words">
            <a className="st-leads__link" href={`#/chat/${conversation}`}>
              {text}
            </a>
          </span>
          <span>{reason ? `Visitor: “${reason}”` : ''}</span>
          <span className="st-leads__when st-quiet">
            {page} {companyTimeText(sentAt)}
          </span>
        </li>
      ))}
    </ol>
  );
}
