import type { ReactElement } from 'react';

/** What turned each story, as a small drawing. Decorative: the facts beside it say the same. */
export function StoryFigure({ id }: { id: string }) {
  const drawing = drawings[id];
  if (!drawing) return null;
  return (
    <svg className="story-figure" viewBox="0 0 400 130" aria-hidden="true">
      {drawing}
    </svg>
  );
}

const drawings: Record<string, ReactElement> = {
  'dental-backup': (
    <>
      <path className="story-figure__thin" d="M10 74H390" />
      <path className="story-figure__light" d="M10 74H126M252 74H390" />
      <path className="story-figure__gap" d="M132 74H246" />
      {[10, 126, 252, 390].map((x) => (
        <path key={x} className="story-figure__thin" d={`M${x} 64v20`} />
      ))}
      <text x="10" y="108">
        8:00
      </text>
      <text x="126" y="108" textAnchor="middle">
        10:00
      </text>
      <text x="252" y="108" textAnchor="middle">
        13:00
      </text>
      <text className="story-figure__note" x="189" y="52" textAnchor="middle">
        disk gone
      </text>
      <text className="story-figure__note" x="321" y="52" textAnchor="middle">
        running from the box
      </text>
    </>
  ),
  'law-email': (
    <>
      <path className="story-figure__line" d="M12 30h96v66H12zM12 32l48 38 48-38" />
      <path className="story-figure__thin" d="M116 63h66M172 55l12 8-12 8" />
      <path className="story-figure__line" d="M196 30h62v66h-62z" />
      <path className="story-figure__thin" d="M206 50h42M206 62h30" />
      <path className="story-figure__light" d="M206 84c8-12 12 6 20-4s10 2 18-4" />
      <path className="story-figure__gap" d="M266 63h40" />
      <circle className="story-figure__stop" cx="330" cy="63" r="22" />
      <path className="story-figure__light" d="M318 63h24" />
      <text className="story-figure__note" x="227" y="118" textAnchor="middle">
        one signature
      </text>
      <text className="story-figure__note" x="330" y="118" textAnchor="middle">
        the second
      </text>
    </>
  ),
  'plant-network': (
    <>
      {[
        { x: 12, name: 'Office', bad: true },
        { x: 146, name: 'Floor', bad: false },
        { x: 280, name: 'Guests', bad: false },
      ].map(({ x, name, bad }) => (
        <g key={name}>
          <rect
            className={bad ? 'story-figure__gap' : 'story-figure__light'}
            x={x}
            y="20"
            width="108"
            height="76"
            rx="6"
          />
          {[0, 1, 2].map((column) => (
            <rect
              key={column}
              className={bad && column === 0 ? 'story-figure__stop' : 'story-figure__line'}
              x={x + 16 + column * 28}
              y="48"
              width="20"
              height="16"
            />
          ))}
          <text x={x + 54} y="118" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </>
  ),
};
