# Makes the secrets that are not there yet in the folder given. compose.yaml runs it before everything else.
set -eu
cd "$1"
umask 022
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
keep() { [ -s "$1" ] || { printf '%s\n' "$2" >"$1.new" && mv "$1.new" "$1"; }; }

keep auth-secret "$(random)"
keep database-password "$(random)"
keep database-url "postgresql://rampart:$(cat database-password)@database:5432/rampart"
keep s3-key "$(random | cut -c 1-20)"
keep s3-secret "$(random)"
keep s3.json "{\"identities\":[{\"name\":\"rampart\",\"credentials\":[{\"accessKey\":\"$(cat s3-key)\",\"secretKey\":\"$(cat s3-secret)\"}],\"actions\":[\"Admin\",\"Read\",\"Write\",\"List\",\"Tagging\"]}]}"
