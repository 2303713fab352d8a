import express from 'express';
import * as z from 'zod';

/**
 * The ceiling of the lead benchmark: Express reads the same body with the same kind of schema and answers,
 * keeping nothing. Prints its address.
 */
const schema = z.object({
  name: z.string().trim().min(2).max(200),
  email: z.email(),
  phone: z.string().trim().min(10).max(40),
  company: z.string().trim().min(2).max(200),
  service: z.string(),
  message: z.string().trim().max(5000).optional(),
});

const app = express();
app.post('/api/contacts', express.json(), (request, response) => {
  const read = schema.safeParse(request.body);
  if (read.success) response.status(201).json(read.data);
  else response.status(422).json({ error: 'invalid' });
});

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
process.once('SIGTERM', () => process.exit());
