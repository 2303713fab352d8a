import { assistantName } from '../../../shared/chat/chat-rules.ts';
import { company } from '../../../shared/company/company.ts';
import { answersFor } from './answer-record.ts';

const call = company.phone.display;

export const talk = answersFor('visitors', '2026-11-26', {
  hello: {
    talk: true,
    ways: `good day | hi | hello there | hey | good morning | good afternoon | yo | hiya | anyone there | greetings | hello |
      just looking around | only browsing, nothing urgent`,
    says: `Hello. Ask me about prices, hours, your city, your software or anything on our pages, or call ${call}.`,
  },
  thanks: {
    talk: true,
    ways: `cheers | thanks | thank you so much | thx | great, that helps | perfect | ok cool | awesome | much appreciated | got it | ty | good to know`,
    says: `You are welcome. If something else comes up, ask here or call ${call}.`,
  },
  bye: {
    talk: true,
    ways: `thank you, bye | ok thanks, goodbye | later | bye | goodbye | see you | thats all for now | have a good day | talk later | ok bye | thanks and goodbye | cya | i am done |
      leave me in peace | go away | stop bothering me`,
    says: `Goodbye, and thank you for asking. We are at ${call} when you need us.`,
  },
  yes: {
    talk: true,
    ways: `yes | yes please | yeah | sure | ok please do | yep | of course | that would be great | go ahead`,
    says: `Good. Write what you would like to know next, for example the number of people and your city, or call ${call}.`,
  },
  no: {
    talk: true,
    ways: `no | nope | no thanks | not now | nah | not interested | never mind | forget it`,
    says: `That is fine. Ask whenever something comes up; a person answers at ${call}.`,
  },
  'how-are-you': {
    talk: true,
    ways: `how are you | hows it going | how r u | whats up | nice to meet you | how is your day`,
    says: `I am software, so every day is fine, thank you. What can I look up for you?`,
  },
  'who-are-you': {
    talk: true,
    ways: `do i talk to gpt | is it chat gpt behind this | are you claude or gemini | which language model is this | are you powered by openai | is this a computer answering | what are you, a bot? | are you a bot | am i talking to a real person | is this ai | are you human | who are you | what is your name | are you an llm | is this automated | are you gpt | which ai is this | r u real | is this a robot or a person |
      what is your age | when were you made |
      what are you guys`,
    says: `I am ${assistantName}, software that answers from the pages of ${company.name}. I may be wrong. A person answers at ${call}, or ask for one here.`,
  },
  'what-can-you-do': {
    talk: true,
    ways: `what can i ask you | what do you know | help | how does this chat work | can you help me | i have a question | i need help | may i ask something | question`,
    says: `Yes. I answer from our pages: what the plan costs for your head count, how soon we come to your city, what is included, contract terms, your software, and first aid when something is wrong. Write it as you would say it.`,
  },
  'not-answered': {
    talk: true,
    ways: `that is not what i asked | you did not answer me | wrong answer | that makes no sense | you misunderstood me | read my question again | that does not help | i asked something else`,
    says: `Sorry, I missed what you meant. Try it in other words, one thing at a time, or write "talk to a person"; at ${call} one answers.`,
  },
  anger: {
    talk: true,
    ways: `i wrote three times and nobody called back | nobody called me back yet | i have been waiting for a call back since last week | hopeless bot | you cannot help at all | you people are useless, i waited a week for a call | nobody phoned us back last month, very disappointed | this sucks | this is garbage, no one ever calls | you are useless | this is terrible | worst company ever | i hate this bot | this is so frustrating | you never call back | still waiting for your call | nobody answers me | wtf | your support is a joke | i am really angry | stupid bot | no one got back to me |
      you are no help at all | hopeless | what a useless thing`,
    says: `I am sorry. If someone owed you a call, call ${call} and say so, or write "talk to a person": what you have written here reaches one, who has your number. Complaints go to our management.`,
  },
  person: {
    computes: 'person',
    ways: `get me a human | is anybody actually here | can i talk to a human | real person please | get me an agent | speak to someone | connect me with a representative | i want a person not a bot | live agent | transfer me | talk to a technician | is there someone i can chat with | human | operator | can somebody call me |
      can i talk to somebody real | i want to speak with a human being |
      how long until a person joins here | how long do i wait for somebody |
      is a human there |
      is somebody there at this moment | anyone around now |
      let me speak to a technician now`,
  },
  weather: {
    refused: true,
    ways: `who won the election | which horse will win | yo mama | who should i vote for | what's the capital of australia | why is the sky blue | what's the best dishwasher | sing happy birthday | how cold is it in richmond hill | what is the weather | will it rain tomorrow | tell me a joke | who won the game | what time is it | capital of france | recommend a restaurant | stock price of apple | how tall is the cn tower | news today | what should i cook | who is the prime minister | sing me a song`,
    says: `That is outside what I know: I answer from our pages about IT support.`,
  },
  nonsense: {
    refused: true,
    ways: `blue seven running quietly | aaaaaaa | is water wet | 1234 | ?? | what | huh | asdf | test | testing 123 | lorem ipsum | blah blah | qwerty | xxx`,
    says: `I did not understand that. Write what you would like to know in a few words, such as "price for 12 people" or "do you come to Oakville".`,
  },
});
