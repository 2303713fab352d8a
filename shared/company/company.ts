import { company, type Office } from './own-company.ts';

export { company, type Office };

export const headOffice: Office = company.offices[0];

/** In titles and narrow bars: the short name, where the name would leave no room. */
export const brand = company.name.length <= 30 ? company.name : company.shortName;

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** `Two offices`, `One office`. */
export const officeCount = (): string => {
  const count = company.offices.length;
  return `${numbers[count] ?? count} ${count === 1 ? 'office' : 'offices'}`;
};

/** `Toronto and Richmond Hill`. */
export const officeCities = (): string =>
  new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(company.offices.map(({ city }) => city));
