import { Drawing } from './Drawing.tsx';
import { PairedLook } from './PairedLook.tsx';

const step = 28;

/** The items of a checklist as dots, by group; a ticked one is filled. `groups`: of each item. */
export function ChecklistDots({ groups }: { groups: readonly string[] }) {
  const numbered = groups.map((group, at) => ({ group, number: at + 1 }));
  const rows = [...Map.groupBy(numbered, ({ group }) => group)];
  const across = Math.max(...rows.map(([, items]) => items.length));
  return (
    <figure className="dot-rows checklist-dots no-print">
      <figcaption className="dot-rows__title">
        <strong>
          {groups.length} items in {rows.length} groups
        </strong>{' '}
        A dot is an item, dashed until you tick it.
      </figcaption>
      <dl>
        {rows.map(([group, items]) => (
          <div className="dot-rows__row" key={group}>
            <dt>{group}</dt>
            <dd>
              <Drawing name="dot-rows__dots" width={across * step} height={step}>
                {items.map(({ number }, at) => (
                  <circle
                    className="drawing__unknown"
                    cx={at * step + step / 2}
                    cy={step / 2}
                    r="10"
                    data-item={number}
                    key={number}
                  />
                ))}
              </Drawing>
              <span className="dot-rows__count">{items.length}</span>
            </dd>
          </div>
        ))}
      </dl>
      <PairedLook
        count={groups.length}
        dot="data-item"
        when={(number) => `#item-${number}:checked`}
        look="fill:var(--nl-well);stroke:none"
      />
    </figure>
  );
}
