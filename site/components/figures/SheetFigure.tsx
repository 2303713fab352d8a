import type { ReactNode } from 'react';
import { company } from '../../../shared/company/company.ts';
import type { DotState } from '../../schema/figures.ts';
import { exampleMachines } from './BoardFigure.tsx';

export type SheetRow = { name: string; text: ReactNode; state?: DotState | undefined };

type SheetFigureProps = {
  title: string;
  rows?: readonly SheetRow[];
  stamp?: string;
  /** Between title and rows. */
  children?: ReactNode;
  foot?: ReactNode;
  /** A paper of the example office, which every such sheet shows with its machines. */
  ofOffice?: boolean;
  /** How many of them need something. */
  needing?: number;
};

/** A document that the client keeps, as a sheet that bleeds off the opening's lower edge. Stays paper in the dark. */
export function SheetFigure(props: SheetFigureProps) {
  const { title, rows = [], stamp = 'Specimen', children, foot, ofOffice, needing = 0 } = props;
  const isNumbered = rows.every(({ name }) => /^\d+$/.test(name));
  return (
    <figure className="sheet-figure sheet-cut" data-illustrative="">
      <figcaption>
        <span className="sheet-figure__head">
          <span className="sheet-figure__firm">{company.shortName}</span>{' '}
          <span className="sheet-figure__stamp">{stamp}</span>
        </span>
        <span className="sheet-figure__title">{title}</span>
      </figcaption>
      {ofOffice && (
        <p className={needing ? 'sheet-figure__office sheet-figure__office--needs' : 'sheet-figure__office'}>
          Example office, {exampleMachines} machines
        </p>
      )}
      {children}
      {rows.length > 0 && (
        <dl className={isNumbered ? 'sheet-figure__rows sheet-figure__rows--numbered' : 'sheet-figure__rows'}>
          {rows.map(({ name, text, state }) => (
            <div className={state && `sheet-figure__row--${state}`} key={name}>
              <dt>
                {state === 'lit' && <span className="sheet-figure__lit lit-dot" />}
                {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {foot && <p className="sheet-figure__foot">{foot}</p>}
    </figure>
  );
}
