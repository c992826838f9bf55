/**
 * Texts of pages that are in no catalogue and are not content, with the reason why they are the
 * same in every language.
 */
export const notTranslated: readonly { is: RegExp; why: string }[] = [
  {
    is: /\bRampart\b|Chart the ground, then hold it\./g,
    why: "the brand's name and its words, which the operator sets",
  },
  {
    is: /\S+@\S+\.\w+|https?:\/\/\S+|\b[\w-]+\.(?:pdf|pem|txt|zip)\b/g,
    why: 'addresses and names of files',
  },
  {
    is: /\b(?:LinkedIn|WhatsApp|SVG|PNG|PDF|iCloud Keychain)\b/g,
    why: 'names of products and formats',
  },
  { is: /\b(?:CSN|BDG)-[\w-]+/g, why: 'ids of credentials' },
  {
    is: /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d+(?:, [\d:]+\s[AP]M)?/g,
    why: 'dates, which the browser writes in the language; it does not know this one',
  },
  {
    is: /\b\d+\s(?:bytes|hr|min|hours?|minutes?)\b(?:,\s\d+\smin\b)?/g,
    why: 'sizes and lengths of time, which the browser writes in the language; it does not know this one',
  },
  {
    is: /^(?:Dismiss|Nigeria)$/g,
    why: 'texts of React Aria and names of countries, which follow a language that they know',
  },
  {
    is: /^(?:username|password|ownerKey|mallory)$/g,
    why: 'credentials of a lab, by the names that the guide uses',
  },
  {
    is: /\b(?:Pat|Right) Participant\b|Maya Okafor|Dana Learner|Olu\S+ W\S+|Wolfe\S+|Blue key on my keys|^(?:tls handshake|kubernetes)$/g,
    why: 'names and words that people have typed',
  },
  {
    is: /^(?:The (?:lab environment did not start|service is being renewed|catalogue is being renewed)\.|This identifier is not valid\.|Back in a minute\.|If this address has an account, a code is on its way to it\.|Please add the threat model of your pipeline\.|The weekly reviews taught me the most\.|The sessions on data poisoning were the ones I had hoped for\.)$/g,
    why: 'words of the server, of a reviewer and of a participant, which stories show as they come',
  },
  { is: /^(?:Open|Leave)$/g, why: "a story's own buttons" },
]
