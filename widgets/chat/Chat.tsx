import { useLayoutEffect, useState } from 'react';
import { chatMessages } from '../../shared/chat/chat-rules.ts';
import { forPartners } from '../base/for-partners.ts';
import { appearance } from '../state/appearance.ts';
import { noteOpen } from '../state/chat-open.ts';
import { embed } from '../state/embed.ts';
import { useStore } from '../state/use-store.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { ChatLauncher } from './ChatLauncher.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatProps } from './chat-options.ts';
import { createConversation } from './conversation.ts';

/**
 * The chat with the assistant: docs/product.md, sections 2 to 5, 8 and 9. Minimised, a reply on its way still comes and is
 * counted at what opens the chat; closed, it is stopped.
 */
export function Chat(props: ChatProps) {
  const { shown, accent, theme, position, offset, launcher } = props;
  const scope = useWidgetScope();
  const { origin } = scope;
  const [conversation] = useState(() => createConversation(scope));
  // What a page of a partner cannot know: whether the assistant is on, and who reads the messages.
  const { answer } = useStore(embed, (all) => all);
  const { assistant = true, provider } = answer ?? { assistant: !origin };
  const state = useStore(conversation.store, (all) => all);

  useLayoutEffect(() => conversation.seen(shown), [shown]);

  const isUnderWay = shown && state.chat !== undefined;
  useLayoutEffect(() => {
    // Before the next frame, which a page that is left at once does not see.
    if (!forPartners) noteOpen(isUnderWay);
    if (accent) appearance.setState({ accent });
  }, [isUnderWay, accent]);

  if (!assistant) return null;
  return (
    <aside
      aria-label={chatMessages.launcher}
      className={`nl-chat nl-chat--${position} nl-chat--${theme}`}
      // Set by the object model, which no policy restricts.
      style={{ '--nl-chat-offset': `${Number.parseInt(offset, 10) || 0}px` } as object}
    >
      <ChatLauncher shown={shown} unread={state.unread} drawn={origin !== '' && launcher === 'shown'} />
      <ChatPanel
        {...props}
        provider={props.provider || (provider ? `${provider.name} (${provider.country})` : '')}
        conversation={conversation}
        state={state}
      />
    </aside>
  );
}
