import { type SeoRow, whole } from './read-seo.ts';

export type SeoColumn = {
  name: string;
  title: string;
  of: (row: SeoRow) => number | string;
  show?: (row: SeoRow) => string;
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Every column except the page's own, in order. */
export const columns: readonly SeoColumn[] = [
  { name: 'Cost', title: 'Cost of its issues', of: ({ cost }) => cost, show: ({ cost }) => whole(cost) },
  { name: 'Issues', title: 'Issues', of: ({ issues }) => issues.length },
  { name: 'Leads', title: 'Leads in 12 months', of: ({ leads }) => leads, show: ({ leads }) => whole(leads) },
  {
    name: 'Searches',
    title: 'Times it was opened from our own search in 90 days',
    of: ({ searched }) => searched,
    show: ({ searched }) => whole(searched),
  },
  { name: 'Kind', title: 'Kind of page', of: ({ kind }) => kind },
  { name: 'Title', title: 'Characters of the title', of: ({ title }) => title.length },
  { name: 'Descr.', title: 'Characters of the description', of: ({ description }) => description.length },
  { name: 'Words', title: 'Words of its own', of: ({ words }) => words, show: ({ words }) => whole(words) },
  {
    name: 'Grade',
    title: 'School years that the text needs',
    of: ({ grade }) => grade,
    show: ({ grade }) => grade.toFixed(1),
  },
  { name: 'Headings', title: 'Headings', of: ({ headings }) => headings.length },
  { name: 'In', title: 'Pages that link it, menus left out', of: (row) => row.in.length },
  { name: 'Out', title: 'Pages that it links, menus left out', of: ({ out }) => out.length },
  {
    name: 'Depth',
    title: 'Clicks from the home page',
    of: ({ depth }) => depth ?? 99,
    show: ({ depth }) => `${depth ?? '–'}`,
  },
  {
    name: 'Twin',
    title: 'Share in common with the page most alike',
    of: ({ twin }) => twin?.share ?? 0,
    show: ({ twin }) => (twin ? percent(twin.share) : '–'),
  },
  { name: 'Data', title: 'Types of structured data', of: ({ types }) => types.length },
  {
    name: 'kB',
    title: 'Kilobytes of HTML before compression',
    of: ({ bytes }) => bytes,
    show: ({ bytes }) => (bytes / 1000).toFixed(0),
  },
  { name: 'Changed', title: 'The day the text was last changed', of: ({ updated }) => updated },
  { name: 'Robots', title: 'What search engines are told', of: ({ indexable }) => (indexable ? 'index' : 'noindex') },
];

export function sorted(rows: readonly SeoRow[], { of }: Pick<SeoColumn, 'of'>, downwards: boolean): SeoRow[] {
  const compare = (a: SeoRow, b: SeoRow) => {
    const [one, other] = [of(a), of(b)];
    return typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  };
  return rows.toSorted((a, b) => (downwards ? compare(b, a) : compare(a, b)));
}
