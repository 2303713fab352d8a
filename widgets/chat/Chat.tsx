import { useLayoutEffect, useRef, useState } from 'react';
import { chatMessages } from '../../shared/chat/chat-rules.ts';
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
 * See docs/product.md, sections 2 to 5, 8 and 9. When minimised, a pending reply arrives as unread; closing stops it.
 */
export function Chat(props: ChatProps) {
  const { shown, accent, theme, position, offset, launcher } = props;
  const scope = useWidgetScope();
  const { origin } = scope;
  const [conversation] = useState(() => createConversation(scope));
  // Partners' pages get these from the API.
  const { answer } = useStore(embed, (all) => all);
  const { assistant = true, provider } = answer ?? { assistant: !origin };
  const state = useStore(conversation.store, (all) => all);
  // Most visitors never open it, so the panel is drawn when it is first opened, and then stays.
  const hasPanel = useRef(false);
  hasPanel.current ||= shown;

  useLayoutEffect(() => conversation.seen(shown), [shown]);

  const isUnderWay = shown && state.chat !== undefined;
  useLayoutEffect(() => {
    // Immediately: the page may be left before the next frame.
    noteOpen(isUnderWay);
    if (accent) appearance.setState({ accent });
  }, [isUnderWay, accent]);

  if (!assistant) return null;
  return (
    <aside
      aria-label={chatMessages.launcher}
      className={`nl-chat nl-chat--${position}`}
      // The CSSOM is exempt from Content Security Policy.
      style={
        {
          colorScheme: theme === 'auto' ? '' : theme,
          '--nl-chat-offset': `${Number.parseInt(offset, 10) || 0}px`,
        } as object
      }
    >
      <ChatLauncher shown={shown} unread={state.unread} drawn={origin !== '' && launcher === 'shown'} />
      {hasPanel.current && (
        <ChatPanel
          {...props}
          provider={props.provider || (provider ? `${provider.name} (${provider.country})` : '')}
          conversation={conversation}
          state={state}
        />
      )}
    </aside>
  );
}
