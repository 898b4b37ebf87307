export const SHORTEST_PASSWORD = 10;
/** More than that is work for the hash and no more of a secret. */
export const LONGEST_PASSWORD = 200;

/** The commonest that are long enough, as lists of stolen passwords count them; ours is printed in the README. */
const COMMON = new Set(
  `1234567890 0123456789 0987654321 1234567891 12345678910 123456789a a123456789 1q2w3e4r5t 1qaz2wsx3edc 1qazxsw23edc
   q1w2e3r4t5 qwertyuiop qwerty1234 qwerty12345 qwerty123456 1234qwerty 123456qwerty asdfghjkl1 asdfghjkl; zxcvbnm123
   password12 password123 password1234 password12345 mypassword passw0rd123 p@ssw0rd123 passwordpassword qwertyqwerty
   iloveyou12 iloveyou123 iloveyou1234 letmein123 welcome123 welcome1234 administrator admin12345 admin123456 adminadmin
   changeme123 football123 baseball123 basketball princess123 sunshine123 superman123 dragon1234 monkey1234 michael123
   abcdefghij abcd123456 abc1234567 aa12345678 test123456 testtest12 internet123 computer123 trustno1234 whatever123
   йцукенгшщз пароль1234 пароль12345 qazwsxedcrfv 1111122222 1122334455 1212121212 1231231230 123123123123 147258369a
   basispoint-demo basispoint1 basispoint123`.split(/\s+/),
);

/** Whether a password is too short, too common, or described by the account itself. */
export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  if ([...password].length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) return true;
  if (new Set(plain).size < 4) return true;
  const [name = ''] = email.toLowerCase().split('@');
  return COMMON.has(plain) || plain === email.toLowerCase() || plain === name;
}
