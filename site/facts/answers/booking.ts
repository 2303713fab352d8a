import { company } from '../../../shared/company/company.ts';
import { claims } from '../claims.ts';
import { answersFor } from './answer-record.ts';

/** The words of these answers make the buttons appear (decision 47). */
export const booking = answersFor('buyers', '2026-11-26', {
  booking: {
    computes: 'booking',
    pages: ['/contact-us', '/blog/what-a-free-it-assessment-covers'],
    ways: `ok what do i do to start with you | how do i start | sign me up | how do we get going |
      could someone visit us at 11 on thursday | can you swing by wednesday 3pm | schedule a call |
      i want a consultation | are you free thursday at 2 | book a demo | we are ready to start | arrange a site visit |
      come look at our office | reserve a time | get started | what is the next step | hire you | lets talk |
      i would like to become a client | can we do a zoom call | pick a time slot | book the free assessment |
      how can i make an appointment | arrange a meeting | meet with you | how can i book | tomorrow at 9 works for me |
      would thursday at 10 suit you | is wednesday morning possible | want to talk to sales |
      what happens after i send the form | who calls after i fill in the form | when do you call back after the form |
      what happens when i book | book it | yes book that | id like to set up a first talk with you |
      when can one of your people come see our office | please book me in for tuesday | what are your next open slots |
      we want to go ahead, how do we do that | can we hop on a call this afternoon | appointment please |
      i want to become a customer, whats first | wanna book a time | any opening on friday morning |
      teams meeting with you next monday? | is there a calendar where i pick a time |
      where do i sign up for the free assessment | can someone come to our clinic thursday after 4 |
      do i get a confirmation after booking and who rings me | we decided to hire you, what do we do now |
      get me an apointment next week | could one of you drop by our shop this week for a first look |
      can somebody call me between 12 and 1 | call me at lunch time | ring me on thursday after 3 |
      need a meeting with one of your consultants`,
  },
  'call-change': {
    ways: `cancel my appointment | move our call to another day | can we have the call at a different time |
      i cannot make it to our call | cancel the call that i booked | cancel my meeting with you |
      reschedule our appointment | how do i call off my meeting | something came up, can we push our call to next week |
      i booked for tuesday 10 but need another time | how do i cancel the booking i made on your site |
      can i move my appointment to the afternoon | our meeting tomorrow does not work any more | change my booked slot |
      where is the link to cancel the call | i lost the confirmation email and have to cancel our appointment |
      postpone our call | need to reschdule | please call off the consultation i reserved |
      i picked the wrong time when booking, how can i fix it | can i change the date of the call i have with you |
      we have to drop the appointment, how do we tell you`,
    says: `Press “Choose another time, or cancel” in the email that confirms your call: the link works until an hour before. After that, or without the email, call ${company.phone.display}.`,
    pages: ['/contact-us'],
  },
  'who-visits-first-call': {
    ways: `is that a sales call or a tech call | who calls, sales or support | so a salesman phones me? |
      does somebody technical call or just a rep | what kind of person calls me back |
      will it be a real technician on that call | which of your people contacts me |
      who is it that calls me, a salesperson | is it a technician or a sales rep who phones | who will i be talking to on that call | is the first call with a sales person |
      will a real techie call or somebody in sales | who rings me back | and who is calling`,
    says: `A technician calls, within ${claims.contactWithin.value} in support hours. At the first visit you meet the technician who would look after your office, with the person responsible for your plan, before you sign.`,
    pages: ['/contact-us', '/people'],
  },
});
