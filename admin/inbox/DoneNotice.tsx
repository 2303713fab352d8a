import { useEffect } from 'react';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import './DoneNotice.css';
import { useBulk } from './use-bulk.ts';

/** How long a notice without buttons stays (ms). */
const shown = 8_000;

/** The last bulk action, with Undo. Stays until closed or replaced. */
export function DoneNotice() {
  const { notice, setNotice, undo } = useBulk();
  useEffect(() => {
    if (notice?.act !== null) return;
    const timer = setTimeout(() => setNotice(null), shown);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className="st-done" role="status">
      {notice && (
        <div className="st-done__box">
          <p>{undo.error ? textOf(undo.error) : notice.text}</p>
          {notice.act !== null && (
            <Button busy={undo.isPending} onPress={() => notice.act !== null && undo.mutate(notice.act)}>
              Undo
            </Button>
          )}
          <Button kind="quiet" onPress={() => setNotice(null)}>
            Close<span className="st-hidden"> the notice</span>
          </Button>
        </div>
      )}
    </div>
  );
}
