import { heroMessage, heroService } from '../../shared/options.ts';

export const booking = {
  name: 'Ann Example',
  email: 'ann@visitor.example',
  phone: '416 555 0100',
  company: 'Example Dental',
  service: 'cybersecurity',
  message: 'Please call in the morning.',
};

export const hero = {
  name: 'Example Dental',
  email: 'ann@visitor.example',
  phone: '416 555 0100',
  employeeCount: '11-50',
  service: heroService,
  message: heroMessage,
};
