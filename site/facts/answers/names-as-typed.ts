import { company } from '../../../shared/company/company.ts';

/** The company and its assistant as people type them in a question. */
export const us = company.shortName.toLowerCase();
export const it = company.assistant.toLowerCase();
