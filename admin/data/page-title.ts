import { company } from '../../shared/company/company.ts';

let page = '';
let waiting = 0;

/** Titles the tab: the page's name, after the number of people to contact in the inbox. */
export function setPageTitle(name: string): void {
  page = name;
  write();
}

/** @param count people to contact, shown in every view */
export function setWaitingCount(count: number): void {
  waiting = count;
  write();
}

export const pageTitle = (): string => page;

function write(): void {
  document.title = `${waiting ? `(${waiting}) ` : ''}${page} · ${company.name} staff`;
}
