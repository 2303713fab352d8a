import { company } from '../../../shared/company/company.ts';
import { colour } from '../../../shared/company/palette.ts';
import { framed } from '../../components/map/frame-around.ts';
import { contour, type LatLng, projection, smoothPath } from '../../components/map/projection.ts';
import { shore } from '../../components/map/shore.ts';
import { ownLogo, placedLogo } from '../../components/ui/logo.ts';
import { stillFace } from '../../components/ui/still-face.ts';

export type CardText = { title: string; section: string };

/** Pixels; the size that social networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

const [ink, lime, paper, fog] = (['ink', 'accent', 'paper', 'fog'] as const).map((id) => colour(id).value);

/** Static files: satori cannot read woff2. */
export const cardFonts = () => [
  {
    name: 'display',
    data: stillFace('display'),
    weight: 700 as const,
  },
  {
    name: 'text',
    data: stillFace('text'),
    weight: 500 as const,
  },
];

const dataAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(placedLogo(svg, { size: 48 })).toString('base64')}`;

export function ShareCard({ title, section }: CardText) {
  const size = title.length > 70 ? 58 : title.length > 42 ? 70 : 86;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        color: paper,
        fontFamily: 'text',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          padding: '64px 72px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 28, color: fog }}>
          <div style={{ width: 44, height: 6, background: lime, marginRight: 18 }} />
          {section}
        </div>
        <div
          style={{
            fontFamily: 'display',
            fontWeight: 700,
            fontSize: size,
            lineHeight: 1.04,
            letterSpacing: '-0.03em',
            maxWidth: 850,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontFamily: 'display', fontWeight: 700, fontSize: 36 }}>
          {ownLogo ? (
            <img src={dataAddress(ownLogo)} width={48} height={48} style={{ marginRight: 16 }} alt="" />
          ) : (
            <div style={{ width: 22, height: 22, borderRadius: 11, background: lime, marginRight: 16 }} />
          )}
          {company.name}
        </div>
      </div>
    </div>
  );
}

/** Half a degree: what a card shows around an office. */
const isNear = (a: LatLng, b: LatLng): boolean => Math.hypot(a.lat - b.lat, a.lng - b.lng) < 0.5;

/** Lake Ontario's shore and contours on ink, as SVG elements. */
export function cardGround(): string {
  const { width, height } = shareSize;
  const { project } = projection(framed({ north: 43.97, south: 43.38, west: -79.72, east: -78.85 }), 760);
  // Where the shore that we have drawn is elsewhere, the card has no map: its end would cross the words.
  const isOnShore = company.offices.every((office) => shore.some((point) => isNear(point, office)));
  if (!isOnShore) return `<rect width="${width}" height="${height}" fill="${ink}"/>`;
  const coast = shore.map(project);
  const line = (points: ReturnType<typeof contour>, opacity: number) =>
    `<path d="${smoothPath(points)}" fill="none" stroke="${fog}" stroke-opacity="${opacity}" stroke-width="1.6"/>`;
  const lines = [
    line(coast, 0.55),
    ...[14, 30, 50, 74, 102].map((depth) => line(contour(coast, depth), 0.3 * (1 - depth / 130))),
  ];
  const hubs = company.offices.map((office) => {
    const { x, y } = project(office);
    return `<circle cx="${x}" cy="${y}" r="7" fill="${lime}"/><circle cx="${x}" cy="${y}" r="20" fill="${lime}" fill-opacity="0.14"/>`;
  });
  const ground = `<rect width="${width}" height="${height}" fill="${ink}"/>`;
  return `${ground}<g transform="translate(${width + 250 - 760} -20)">${lines.join('')}${hubs.join('')}</g>`;
}
