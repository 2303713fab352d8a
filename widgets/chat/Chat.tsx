import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chatMessages } from '../contract/chat-rules.ts';
import { appearance } from '../state/appearance.ts';
import { noteOpen } from '../state/kept-chat.ts';
import { useStore } from '../state/use-store.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { ChatLauncher } from './ChatLauncher.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatProps } from './chat-options.ts';
import { createConversation } from './conversation.ts';

/**
 * The chat with the assistant: specification, sections 2 to 5, 8 and 9. Minimised, a reply on its way still comes and is
 * counted at what opens the chat; closed, it is stopped.
 */
export function Chat(props: ChatProps) {
  const { shown, accent, theme, position, offset, launcher } = props;
  const scope = useWidgetScope();
  const isShown = useRef(shown);
  const [conversation] = useState(() => createConversation(scope, () => isShown.current));
  const state = useStore(conversation.store, (all) => all);

  useEffect(() => {
    isShown.current = shown;
    if (shown) conversation.opened();
  }, [shown]);

  const isUnderWay = shown && state.chat !== undefined;
  // Before the next frame, which a page that is left at once does not see.
  useLayoutEffect(() => noteOpen(isUnderWay), [isUnderWay]);

  useEffect(() => {
    if (accent) appearance.setState({ accent });
  }, [accent]);

  return (
    <aside
      aria-label={chatMessages.launcher}
      className={`nl-chat nl-chat--${position} nl-chat--${theme}`}
      // Set by the object model, which no policy restricts.
      style={{ '--nl-chat-offset': `${Number.parseInt(offset, 10) || 0}px` } as object}
    >
      <ChatLauncher shown={shown} unread={state.unread} drawn={scope.origin !== '' && launcher === 'shown'} />
      <ChatPanel {...props} conversation={conversation} state={state} />
    </aside>
  );
}
