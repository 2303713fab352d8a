import { useEffect, useRef } from 'react';
import { ChooseFile } from './ChooseFile.tsx';
import { Done } from './Done.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { FindContact } from './FindContact.tsx';
import './Import.css';
import { setPageTitle } from '../data/page-title.ts';
import { Match } from './Match.tsx';
import { Progress } from './Progress.tsx';
import { Review } from './Review.tsx';
import { Sending } from './Sending.tsx';
import type { Stage } from './stage.ts';
import { useImport } from './use-import.ts';

/** A step's heading gets focus. */
const titles: Record<Stage['name'], string> = {
  choose: 'Import contacts',
  working: 'Import contacts',
  match: 'Match the columns',
  review: 'Check before importing',
  sending: 'Importing',
  done: 'Imported',
};

/** Contact import from CSV, with undo of earlier imports. */
export default function Import() {
  const importing = useImport();
  const { stage } = importing;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titles[stage.name];
  const before = useRef(stage.name);
  useEffect(() => {
    setPageTitle(title);
    if (before.current !== stage.name && stage.name !== 'working') heading.current?.focus();
    before.current = stage.name;
  }, [title, stage.name]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {stage.name === 'choose' && <ChooseFile fault={stage.fault} onFile={importing.open} />}
      {stage.name === 'working' && (
        <Progress {...stage} onCancel={stage.total === undefined ? importing.startOver : importing.back} />
      )}
      {stage.name === 'match' && (
        <Match
          key={`${stage.about.encoding}${stage.about.separator}${stage.about.head}${stage.about.sheet}${stage.about.columns}`}
          about={stage.about}
          unfinished={stage.unfinished}
          fault={stage.fault}
          importing={importing}
        />
      )}
      {stage.name === 'review' && <Review {...stage} importing={importing} />}
      {stage.name === 'sending' && <Sending {...stage} importing={importing} />}
      {stage.name === 'done' && <Done item={stage.item} left={stage.left} importing={importing} />}
      {(stage.name === 'choose' || stage.name === 'done') && (
        <div className="st-import__start">
          <EarlierImports />
          <FindContact />
        </div>
      )}
    </>
  );
}
