import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportItem, importPaths, type UndoAnswer } from '../../shared/staff/import-fields.ts';
import { ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { companyTimeText } from '../ui/time.ts';
import { countsText, plural } from './words.ts';

/** Earlier imports, with undo. */
export function EarlierImports() {
  const list = useQuery<{ items: ImportItem[] }>({ queryKey: [importPaths.imports], gcTime: 0 });
  return (
    <section aria-labelledby="imports">
      <h2 id="imports">Earlier imports</h2>
      {list.status === 'pending' && <Loading what="Loading earlier imports" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      {list.data?.items.length === 0 && <p className="st-quiet">None yet.</p>}
      {list.data && list.data.items.length > 0 && (
        <ul className="st-list">
          {list.data.items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ item }: { item: ImportItem }) {
  const client = useQueryClient();
  const [sure, setSure] = useState(false);
  const undo = useMutation({
    mutationFn: () => ask<UndoAnswer>('DELETE', `${importPaths.imports}/${item.key}`),
    onSettled: () => client.invalidateQueries({ queryKey: [importPaths.imports] }),
  });
  const mayUndo = item.undoneAt === null && Date.now() < item.undoUntil && item.added + item.updated > 0;
  return (
    <li className="st-list__item">
      <div>
        <strong className="st-imports__file">{item.fileName}</strong>
        <span className="st-tag">{stateOf(item)}</span>
        <p className="st-quiet">
          {companyTimeText(item.startedAt)}, {item.by}
        </p>
        <p className="st-quiet">{countsText(item)}</p>
        <p role="status">{undo.data && undoText(undo.data)}</p>
        {undo.error && <ErrorMessage error={undo.error} />}
      </div>
      {item.undoLeft && (
        <div className="st-row">
          <Button busy={undo.isPending} onPress={() => undo.mutate()}>
            Finish the undo<span className="st-hidden"> of {item.fileName}</span>
          </Button>
        </div>
      )}
      {mayUndo && (
        <div className="st-row">
          <Button onPress={() => setSure(!sure)}>
            {sure ? 'Keep it' : 'Undo …'}
            <span className="st-hidden"> {item.fileName}</span>
          </Button>
          {sure && (
            <Button kind="danger" busy={undo.isPending} onPress={() => undo.mutate()}>
              Undo {plural(item.added + item.updated, 'contact')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const stateOf = ({ undoneAt, undoLeft, finishedAt }: ImportItem): string => {
  if (undoLeft) return 'undo unfinished';
  if (undoneAt !== null) return 'undone';
  return finishedAt === null ? 'unfinished' : 'imported';
};

const undoText = ({ deleted, restored, left }: UndoAnswer): string =>
  [
    `${plural(deleted, 'contact')} deleted`,
    restored && `${restored.toLocaleString('en-CA')} as before`,
    left && `${left.toLocaleString('en-CA')} left, because a later import changed them`,
  ]
    .filter(Boolean)
    .join(', ');
