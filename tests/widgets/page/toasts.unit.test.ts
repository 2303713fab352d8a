import { afterEach, expect, test } from 'vitest';
import { showToast, toasts } from '../../../widgets/state/toasts.ts';

afterEach(() => toasts.setState({ list: [] }));

const titles = () => toasts.getState().list.map(({ title }) => title);

test('a form’s new toast replaces its old one, and leaves those of others', () => {
  showToast({ type: 'error', title: 'Invalid Email', from: 'newsletter' });
  showToast({ title: 'Copied' });
  showToast({ type: 'success', title: 'Subscribed Successfully', from: 'newsletter' });
  expect(titles()).toEqual(['Copied', 'Subscribed Successfully']);
});

test('toasts of nobody in particular wait for each other', () => {
  for (const title of ['one', 'two']) showToast({ title });
  expect(titles()).toEqual(['one', 'two']);
});
