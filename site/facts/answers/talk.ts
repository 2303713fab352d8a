import { assistantName } from '../../../shared/chat/chat-rules.ts';
import { company } from '../../../shared/company/company.ts';
import { answersFor } from './answer-record.ts';
import { it, us } from './names-as-typed.ts';

const call = company.phone.display;

export const talk = answersFor('visitors', '2026-11-26', {
  hello: {
    talk: true,
    ways: `heyy | hey you | hey folks | hey guys | ello | hi again |
      good day | hi | hello there | hey | good morning | good afternoon | yo | hiya | anyone there | greetings | hello |
      just looking around | only browsing, nothing urgent |
      hi there | hey there | good evening | hello ${us} | morning | heya | hi ${it} | howdy | hello hello | hi team | evening all | hey hey | helo |
      afternoon | hi, i just found your site | hello, just checking out your website | hello everyone`,
    says: `Hello. Ask me about prices, hours, your city, your software or anything on our pages, or call ${call}.`,
  },
  thanks: {
    talk: true,
    ways: `good bot | youre the best | that was quick | brilliant | sweet |
      cheers | thanks | thank you so much | thx | great, that helps | perfect | ok cool | awesome | much appreciated | got it | ty | good to know |
      thank you | many thanks | great thanks | thats helpful, thank you | tks | thanks a bunch | thanks a lot for the info | ok got it thanks |
      appreciate it | wonderful | super, that answers my question | thankyou | nice one | excellent | that was useful | good answer, thanks |
      alright, understood`,
    says: `You are welcome. If something else comes up, ask here or call ${call}.`,
  },
  bye: {
    talk: true,
    ways: `thank you, bye | that will be all, thanks | ta, i am done | ok thanks, goodbye | later | bye | goodbye | see you | thats all for now | have a good day | talk later | ok bye | thanks and goodbye | cya | i am done |
      leave me in peace | go away | stop bothering me |
      bye bye | bye for now | see ya | see you later | take care | good night | have a nice weekend | that is everything, goodbye | im off, bye | gotta go |
      ok im leaving now | no more questions, bye | signing off | ttyl | good bye ${it} | so long | enough for today, bye | please leave me alone`,
    says: `Goodbye, and thank you for asking. We are at ${call} when you need us.`,
  },
  yes: {
    talk: true,
    ways: `yes | yes please | yeah | sure | ok please do | yep | of course | that would be great | go ahead |
      yes i would | yup | ok | okay | sure thing | absolutely | definitely | correct | right | yes thats right | please | yea | aye | i would like that |
      yes go on | sounds good | exactly | certainly`,
    says: `Good. Write what you would like to know next, for example the number of people and your city, or call ${call}.`,
  },
  no: {
    talk: true,
    ways: `no | nope | no thanks | not now | nah | not interested | never mind | forget it |
      no thank you | not really | not at the moment | no not yet | nothing else | naw | no need | i dont think so | not for us | no im good |
      nothing right now | rather not | no i dont want that | skip it | maybe later | no, forget about it | dont bother | im fine, no`,
    says: `That is fine. Ask whenever something comes up; a person answers at ${call}.`,
  },
  'how-are-you': {
    talk: true,
    ways: `how are you | hows it going | how r u | whats up | nice to meet you | how is your day |
      how are you doing | how are you today | how are things | how have you been | hi how are you | hey ${it}, hows your day going | you ok? | hows life |
      whats new | sup | wassup | are you well | having a good day? | how do you feel today | pleased to meet you | how r you doing today |
      hope you are doing well | nice meeting you`,
    says: `I am software, so every day is fine, thank you. What can I look up for you?`,
  },
  'who-are-you': {
    talk: true,
    ways: `do i talk to gpt | is it chat gpt behind this | are you claude or gemini | which language model is this | are you powered by openai | is this a computer answering | what are you, a bot? | are you a bot | am i talking to a real person | is this ai | are you human | who are you | what is your name | are you an llm | is this automated | are you gpt | which ai is this | r u real | is this a robot or a person |
      what is your age | when were you made |
      what are you guys |
      who am i chatting with | am i chatting with a machine | is there a human behind this or software | are you a real human or a computer program |
      whats your name | tell me about yourself, chat thing | are you ${it} | is that chatgpt | are you copilot | are you a person | r u a bot |
      who is answering my messages | what software is this chat | is this an actual employee typing | do you use an ai to reply | who is ${it} |
      are you a machine or somebody at ${us} | what kind of bot are you |
      are you a chatbot or am i talking to somebody | Am I talking to a real person right now?`,
    says: `I am ${assistantName}, software that answers from the pages of ${company.name}. I may be wrong. A person answers at ${call}, or ask for one here.`,
  },
  'what-can-you-do': {
    talk: true,
    ways: `what can i ask you | what do you know | help | how does this chat work | can you help me | i have a question | i need help | may i ask something | question |
      what can you do | what kind of things can i ask here | i got a question | can i ask you something | what are you good for | how do i use this chat |
      can you help | help please | could you help me out | i have some questions | which topics do you know about | what is this chat for | need some help |
      i need some information | what sort of questions do you answer | hlp | can you answer questions about your company |
      how should i write my question here`,
    says: `I answer from our pages: what the plan costs for your head count, how soon we come to your city, what is included, contract terms, your software, and first aid when something is wrong. Write it as you would say it.`,
  },
  'not-answered': {
    talk: true,
    ways: `that is not what i asked | you did not answer me | wrong answer | that makes no sense | you misunderstood me | read my question again | that does not help | i asked something else |
      no that is not my question | you answered something else | thats not what i meant | i meant something different | you did not understand me | wrong |
      you got me wrong | not what i was looking for | your answer has nothing to do with my question | read it again please |
      i asked about something else entirely | that is not correct, try again | doesnt answer my question | did you even read what i wrote |
      thats the wrong topic | this answer does not fit | u misunderstood | you keep giving me the same wrong reply`,
    says: `Sorry, I missed what you meant. Try it in other words, one thing at a time, write "talk to a person", or call ${call}.`,
  },
  anger: {
    talk: true,
    ways: `i wrote three times and nobody called back | nobody called me back yet | i have been waiting for a call back since last week | hopeless bot | you cannot help at all | you people are useless, i waited a week for a call | nobody phoned us back last month, very disappointed | this sucks | this is garbage, no one ever calls | you are useless | this is terrible | worst company ever | i hate this bot | this is so frustrating | you never call back | still waiting for your call | nobody answers me | wtf | your support is a joke | i am really angry | stupid bot | no one got back to me |
      you are no help at all | hopeless | what a useless thing |
      i left two messages and no one has called | this is ridiculous | you guys are the worst | i am so fed up with this | nobody ever returns my calls |
      dumb machine | youre useless | what a waste of time | im furious | promised a call yesterday and nothing came | awful service | this chat is crap |
      i sent an email a week ago and heard nothing | you never answer, shame on you | idiot bot | waited all morning for your callback, unacceptable |
      this is driving me nuts | so annoying, you people dont care |
      we're already with you. been waiting on ticket since 9am and nobody called back |
      I put in a ticket tuesday and nobody called back. this is getting silly`,
    says: `I am sorry. If someone owed you a call, call ${call} and say so, or write "talk to a person": then a person reads what you have written here. Complaints go to our management.`,
  },
  person: {
    computes: 'person',
    ways: `is anybody actually here | get me an agent | speak to someone | connect me with a representative |
      i want a person not a bot | live agent | transfer me | talk to a technician | operator | can somebody call me |
      how long until a person joins here | how long do i wait for somebody | is somebody there at this moment |
      anyone around now | can a real person help me | i would rather speak to somebody | agent please | human please |
      may i speak with a technician | connect me to your team | can someone from your office join this chat |
      i dont want to chat with software, give me a person | is there anybody real i can write to here | person |
      can u get somebody to call me back | hand me over to a colleague of yours |
      Can a person talk to me on the telephone instead of typing`,
  },
  weather: {
    refused: true,
    ways: `who won the election | which horse will win | yo mama | who should i vote for |
      what's the capital of australia | why is the sky blue | what's the best dishwasher | sing happy birthday |
      how cold is it in richmond hill | what is the weather | will it rain tomorrow | tell me a joke | who won the game |
      what time is it | capital of france | recommend a restaurant | stock price of apple | how tall is the cn tower |
      news today | what should i cook | who is the prime minister | sing me a song | how hot will it be on saturday |
      tell me a riddle | what day is it | when is thanksgiving | best sushi place in toronto | what movie should i watch |
      who is the president of the united states | how far is hamilton from toronto | what is the tallest mountain |
      did the jays win | will it be sunny for our company picnic | whats on tv tonight | what is the score |
      how old is the queen | wat is the temperature outside`,
    says: `That is outside what I know: I answer from our pages about IT support.`,
  },
  nonsense: {
    refused: true,
    ways: `blue seven running quietly | aaaaaaa | is water wet | 1234 | what | huh | asdf | test | testing 123 |
      lorem ipsum | blah blah | qwerty | xxx | asdfgh | hjkl | zzz | bla bla | 12345 | abc | test test | hmm |
      banana banana banana | foo bar | xyz | lkjsdf lkjsdf | the green ladder sings on tuesday | ... | ggggg`,
    says: `I did not understand that. Write what you would like to know in a few words, such as "price for 12 people" or "do you come to Oakville".`,
  },
  'think-it-over': {
    talk: true,
    ways: `ill talk to my wife | let me chat with my partner and come back | gotta check with the boss | thx ill think about it |
      need to sleep on this |
      let me think about it | i will get back to you | need to talk to my partner first | i have to run this by the owner | ill sleep on it | not ready to decide yet | im going to discuss it with my team | we will see`,
    says: `Take your time: nothing binds you until you sign. “Email me this chat”, in the menu of this chat, sends you this conversation, and we are at ${call}.`,
  },
  laugh: {
    refused: true,
    ways: `haha | hahaha | ha | funny | lmao | wow | interesting | hmm interesting | neat | oh | oh wow | hehe`,
    says: `I only know our pages: ask me about prices, hours, your city or your software.`,
  },
  'wrong-chat': {
    talk: true,
    ways: `oops wrong window | sorry wrong chat | wrong window, sorry | ignore that last message | that was meant for someone else`,
    says: `No harm done. Ask me whenever you like, or call ${call}.`,
  },
  media: {
    refused: true,
    ways: `im a reporter, who handles press | we want you to sponsor our hockey team | would you donate to our fundraiser | can i interview someone for my school project | be a guest on our podcast |
      media inquiry | do you sponsor local events | charity auction, will you give a prize`,
    says: `Our pages say nothing about press, sponsoring or donations. Write to ${company.email} with what you need and by when.`,
  },
  more: {
    talk: true,
    ways: `can you explain a bit more | what do you mean by that | explain please | how do you mean |
      tell me more | more details please | can you elaborate | go into detail | say more about that | more info on that | like what | such as | give me an example`,
    says: `The pages named under my last answer have the details. Or ask me one thing about it, such as its price, how long it takes, or who does it.`,
  },
  shorter: {
    talk: true,
    ways: `too long | shorter please | give me the short version | thats a lot of text | bottom line please | i dont have time to read all that | in a nutshell`,
    says: `Ask me one thing at a time, and I answer in a sentence or two. Or call ${call} and say it.`,
  },
  'still-here': {
    talk: true,
    ways: `are you still there | you there | still with me | im back | hello are you there | sorry i had to take a call | back again`,
    says: `I am here. What would you like to know? A person answers at ${call}.`,
  },
});
