let count = 0;

/** Of a visitor, as a mailbox has it. */
export function incomingEmail(headers: Record<string, string>, body = 'Tuesday suits us.'): string {
  count += 1;
  const usual = { From: 'Ann Lee <ann@visitor.example>', Subject: 'Re: Your request', 'Message-ID': `<${count}@x>` };
  const lines = Object.entries({ ...usual, ...headers }).map(([name, value]) => `${name}: ${value}\n`);
  return `${lines.join('')}\n${body}\n`;
}

/** Sent back by a mail server, with the email that it could not deliver. */
export const returnedEmail = (messageId: string): string =>
  incomingEmail(
    {
      From: 'MAILER-DAEMON@x.example',
      Subject: 'Undelivered',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
    },
    `--b\nContent-Type: text/plain\n\nNo such user\n--b\nContent-Type: message/rfc822\n\nMessage-ID: ${messageId}\nSubject: x\n\nHello\n--b--`,
  );
