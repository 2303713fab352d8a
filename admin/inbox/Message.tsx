import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';

/** Above these a message is cut until it is asked for: the buttons below it stay in sight. */
const most = { letters: 700, lines: 12 };

/** The visitor's words, as text. */
export function Message({ words }: { words: string }) {
  const [isWhole, setWhole] = useState(words.length <= most.letters && words.split('\n').length <= most.lines);
  const quote = useRef<HTMLQuoteElement>(null);
  function showWhole(): void {
    setWhole(true);
    // The button goes.
    quote.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <blockquote ref={quote} className={`st-quote${isWhole ? '' : ' st-quote--cut'}`} tabIndex={-1}>
        {words}
      </blockquote>
      {!isWhole && (
        <p className="st-row">
          <Button kind="quiet" onPress={showWhole}>
            Show the whole message
          </Button>
        </p>
      )}
    </>
  );
}
