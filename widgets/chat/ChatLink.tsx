import type { ChatSource } from '../../shared/chat/chat.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

/** Plain text unless it is a web, email or phone URL. */
export function ChatLink({ title, url }: ChatSource) {
  const { origin } = useWidgetScope();
  if (!/^(https?:|mailto:|tel:|\/(?![/\\]))/i.test(url)) return <>{title}</>;
  return (
    <a href={url.startsWith('/') ? origin + url : url} {...(origin && { target: '_blank', rel: 'noopener' })}>
      {title}
    </a>
  );
}
