/**
 * What to use in place of programs that many learners type and this shell lacks. The library's own
 * sentences are for developers.
 */
const advice: readonly (readonly [names: string, sentence: string])[] = [
  [
    'nano vi vim nvim emacs pico ed',
    "There is no editor here. Write a file line by line with: cat > FILE << 'END', and END as the last line. Change one with: sed -i 's/old/new/' FILE",
  ],
  [
    'nmap masscan nc ncat netcat socat telnet ssh scp sftp ftp ping traceroute tcpdump openvpn',
    'This terminal reaches your lab over HTTP alone: use curl.',
  ],
  [
    'nikto sqlmap hydra ffuf gobuster dirb wfuzz burpsuite zap',
    'Scanners are not here. A loop around curl does what a lab needs.',
  ],
  ['wget http https httpie', 'Use curl. With -O it keeps the file.'],
  ['nslookup host whois', 'Use dig, for the names of your lab.'],
  [
    'apt apt-get yum dnf apk snap brew pip pip3 npm npx gem cargo go',
    'Nothing can be installed here. "help" lists what there is.',
  ],
  ['sudo su doas', 'This shell runs in your browser, and you are its only user.'],
  [
    'man info apropos',
    'There are no manual pages here. "help" lists the commands; many take --help.',
  ],
  ['hexdump', 'Use xxd or od.'],
  ['bc', 'Use $(( )), as in: echo $((6 * 7))'],
  ['jobs fg bg screen tmux nohup watch', 'One command runs at a time here, and Ctrl-C ends it.'],
  ['ll', 'Use: ls -la'],
  ['trap', 'There are no traps here. Put what has to follow behind a semicolon: COMMAND; CLEANUP'],
  [
    'uname id ip ifconfig ps top htop df free mount lsof netstat ss uptime systemctl service',
    'This shell runs in your browser: there is no machine behind it to look at.',
  ],
]

/** Other programs that are known and missing. */
const elsewhere =
  'It does not run in a browser. The address of your lab works in a terminal of your own, too.'

const sentenceOf = new Map(
  advice.flatMap(([names, sentence]) => names.split(' ').map((name) => [name, sentence] as const)),
)
for (const name of 'git docker podman kubectl helm terraform ansible aws az gcloud perl ruby php java gcc make unzip zip gpg ssh-keygen'.split(
  ' ',
))
  sentenceOf.set(name, elsewhere)

const missing =
  /^bash: (\S+): command not (found|available in browser environments)(?:\. Exclude .*)?$/gm

/** The library's advice to developers about its limits. */
const adviceForDevelopers = /, increase executionLimits\.\w+/g

/** Adds advice to each "command not found", if there is any. */
export const withAdvice = (stderr: string): string =>
  stderr.replace(adviceForDevelopers, '').replace(missing, (_line, name: string, kind: string) => {
    const sentence = sentenceOf.get(name) ?? (kind === 'found' ? undefined : elsewhere)
    return `bash: ${name}: command not found${sentence === undefined ? '' : `\n${sentence}`}`
  })
